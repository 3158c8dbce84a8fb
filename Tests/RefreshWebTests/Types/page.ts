// A page of an app that is written in TypeScript: it is compiled, and not run.

import {
  PullEvent, RefreshComponent, RefreshEvent, RefreshKit, RefreshList, SecondLevelEvent, StateChangeEvent,
  type FooterName, type HeaderName, type LeaderName, type RefreshResult, type RefreshState, type RefreshStyle,
} from "refresh-list";

RefreshKit.source = new URL("https://example.com/refresh.wasm");
RefreshKit.source = fetch("refresh.wasm");

const list = document.querySelector("refresh-list")!;
const made: RefreshList = document.createElement("refresh-list");
document.body.append(made);

async function load(signal: AbortSignal): Promise<RefreshResult> {
  const response = await fetch("rows.json", { signal });
  return response.ok ? "success" : "failure";
}

list.addEventListener("refresh", (event) => event.respondWith(load(event.signal)));
list.addEventListener("loadmore", (event: RefreshEvent) => {
  event.preventDefault();
  event.component.endRefreshingWithNoMoreData();
});
list.addEventListener("statechange", ({ component, oldState, state }: StateChangeEvent) => {
  const states: RefreshState[] = [oldState, state];
  console.log(component.slot, states);
});

list.addEventListener("pull", ({ component, percent }: PullEvent) => console.log(component.slot, percent.toFixed()));
list.addEventListener("error", ({ message }) => console.error(message));
list.ready.then(() => list.loadsUntilFilled = false);

list.addEventListener("secondlevelopen", ({ component }: SecondLevelEvent) => console.log(component.name));

const headers: HeaderName[] = ["plain", "state", "normal", "gif", "ring", "control", "indicator", "auto-normal"];
const leader: LeaderName = "state";
const footer: FooterName = "auto-normal";
list.header = headers[0] ?? null;
list.header = true;
list.footer = footer;
list.trailer = undefined;
list.leader = leader;
list.header = made.header;
list.indicator = list.indicator === "dots" ? "wave" : "dots";
// @ts-expect-error: a misspelt name
list.indicator = "dost";
RefreshKit.usesGallery = true;
list.direction = "horizontal";
list.paging = list.bounces;
list.drag = "mouse";
list.allowsWheelPull = !list.paging;
list.maximumOverscroll = list.maximumOverscroll === null ? 120 : null;
list.keepPosition(() => list.prepend(document.createElement("article")));
list.contentOffset = { y: -54 };
const { x, y }: { x: number; y: number } = list.contentOffset;
list.scrollTo({ left: x, top: y, behavior: "smooth" });

const header: RefreshComponent | null = list.header;
if (header && !header.isRefreshing && header.pullingPercent < 1) {
  header.beginRefreshing();
  header.endRefreshing("cancelled");
  header.resetNoMoreData();
  header.setTitle("Pull", "idle");
  header.setTitle(null, "pulling");
  header.setImages(["1.png", "2.png"], "refreshing", { size: [40, 40], duration: 0.4 });
  header.set("stateLabel.isHidden", true);
  const found: number | null | undefined = header.get("frame.height");
  header.minimumRefreshingDuration = found ?? 0.5;
  header.isAutomaticallyChangeAlpha = true;
  const style: RefreshStyle = header.style;
  header.style = style === "front" ? "behind" : "stretch";
  header.secondLevelThreshold = 2.5;
  if (header.secondLevelPhase === null) header.openSecondLevel();
  header.closeSecondLevel();
  header.lastUpdatedTimeKey = "feed";
  const time: Date | null = header.lastUpdatedTime;
  console.log(time?.toISOString());
}

// @ts-expect-error There is no such class.
list.footer = "normal-auto";
// @ts-expect-error It may be null.
list.header.beginRefreshing();
// @ts-expect-error The state is the component's.
if (header) header.state = "idle";
// @ts-expect-error There is no such result.
header?.endRefreshing("done");
// @ts-expect-error There is no such style.
if (header) header.style = "above";
// @ts-expect-error A direction is no number.
list.direction = 1;
