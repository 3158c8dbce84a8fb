// What a page asks of the module, written down in the page: whatever the page is built of, these are
// the calls of C.

/** The calls that are recorded; the others only read, or are made with every frame. */
const written = ["refresh_touch", "refresh_wheel", "refresh_begin", "refresh_end"];

/** A script that has a page write down its calls, and that can read numbers, as `refreshTest`. */
export const script = `{
  const test = globalThis.refreshTest = { calls: [], events: [], lists: [] };

  const watched = (instance) => {
    const calls = instance.exports;
    const exports = { ...calls };
    for (const name of ${JSON.stringify(written)}) {
      exports[name] = (...values) => {
        const answer = calls[name](...values);
        test.calls.push({ name, values, answer });
        return answer;
      };
    }
    exports.refresh_make_list = (...size) => {
      const list = calls.refresh_make_list(...size);
      test.lists.push(list);
      return list;
    };
    test.number = (slot, name, list = test.lists[0]) => {
      const bytes = new TextEncoder().encode(name + "\\0");
      const room = calls.refresh_allocate(bytes.length + 24);
      const place = room + Math.ceil(bytes.length / 8) * 8;
      new Uint8Array(calls.memory.buffer, room, bytes.length).set(bytes);
      const answer = calls.refresh_get(list, slot, room, place);
      const number = new Float64Array(calls.memory.buffer, place, 1)[0];
      calls.refresh_release(room);
      return answer === 0 ? number : null;
    };
    return { exports };
  };

  const listening = (imports) => {
    const { heard } = imports.host;
    return { ...imports, host: { ...imports.host, heard: (...event) => {
      test.events.push(event);
      heard(...event);
    } } };
  };

  const { instantiate, instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const { module, instance } = await instantiateStreaming(source, listening(imports));
    return { module, instance: watched(instance) };
  };
  WebAssembly.instantiate = async (source, imports) => {
    const made = await instantiate(source, listening(imports));
    if (source instanceof WebAssembly.Module) return watched(made);
    return { module: made.module, instance: watched(made.instance) };
  };
}`;
