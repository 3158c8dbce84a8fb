// The hint on a phone that the list can be pulled, until it was.

/** What to do, in the languages of the kit. */
const texts = {
  en: "Pull down to refresh",
  ar: "اسحب للأسفل للتحديث",
  de: "Zum Aktualisieren nach unten ziehen",
  es: "Desliza hacia abajo para actualizar",
  fr: "Tirez vers le bas pour actualiser",
  it: "Trascina verso il basso per aggiornare",
  ja: "下に引いて更新",
  ko: "아래로 당겨서 새로 고침",
  nl: "Trek omlaag om te vernieuwen",
  pt: "Puxe para baixo para atualizar",
  ru: "Потяните вниз, чтобы обновить",
  sv: "Dra nedåt för att uppdatera",
  tr: "Yenilemek için aşağı çekin",
  uk: "Потягніть униз, щоб оновити",
  "zh-Hans": "下拉可以刷新",
  "zh-Hant": "下拉即可重新整理",
};

/** The pull from which on the user has understood. */
const enough = 0.3;

/** Shows the hint over a list until it is pulled, or refreshes; returns a function that sets its language. */
export function showHint(hint, list) {
  const text = hint.appendChild(document.createElement("span"));
  const hide = ({ component, percent = 1 }) => {
    if (component.slot === "header" && percent > enough) hint.hidden = true;
  };
  list.addEventListener("pull", hide);
  list.addEventListener("refresh", hide);
  list.ready.then(() => { hint.hidden = false; }, () => {});
  return (language) => { text.textContent = texts[language]; };
}
