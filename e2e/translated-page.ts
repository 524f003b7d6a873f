/**
 * Runs in the page: what the translators of Chrome and Edge do to it, now and whenever a text comes or changes. Each text node is taken
 * out, and its translation stands there instead, in two <font> elements; here that is the text with `ending` behind it.
 */
export function translatePage(ending: string): void {
  const untouched = '[translate=no], script, style, noscript, textarea, svg';
  const translations = new WeakSet<Node>();

  function translate(text: Text): void {
    if (translations.has(text) || text.data.trim() === '') return;
    if (text.parentElement?.closest(untouched) !== null) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    const translation = document.createTextNode(text.data.replace(/\s*$/, (space) => ending + space));
    translations.add(translation);
    inner.append(translation);
    outer.append(inner);
    text.replaceWith(outer);
  }

  function translateAll(node: Node): void {
    const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walk.nextNode()) texts.push(walk.currentNode as Text);
    for (const text of texts) if (text.isConnected) translate(text);
  }

  translateAll(document.body);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) translateAll(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
