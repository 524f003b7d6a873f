/** Texts that somebody took out of an element, in their order, and what stands there instead. */
interface Replacement {
  texts: Text[];
  instead: ChildNode[];
}

/**
 * Lets browsers translate the page. Their translators put nodes of their own in the place of its texts, while React goes on writing
 * into those that it made, which nobody sees any more, and fails where it removes one or puts something before it. So whenever React
 * turns to such a text, the text is put back first; the translator then translates it like any other that is new.
 */
export function putReplacedTextsBack(page: Node): void {
  const replacements = new WeakMap<Node, Replacement>();
  const byInstead = new WeakMap<Node, Replacement>();
  const guarded = new WeakSet<Node>();
  const observer = new MutationObserver(note);
  observer.observe(page, { childList: true, subtree: true });

  function note(records: readonly MutationRecord[]): void {
    for (const record of records) {
      if (record.type === 'childList') noteTextsGone(record);
      // React has written into a text that is away.
      else if (!record.target.isConnected) putBack(record.target);
    }
  }

  function noteTextsGone({ target, removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord) {
    const texts = [...removedNodes].filter(
      (node) => node instanceof Text && node.parentNode !== target,
    ) as Text[];
    if (texts.length === 0) return;
    guard(target);
    const besides = [previousSibling, nextSibling].filter((node) => node?.nodeName === 'FONT');
    const instead = (addedNodes.length > 0 ? [...addedNodes] : besides) as ChildNode[];
    if (instead.length === 0) return;
    const replacement = byInstead.get(instead[0]!) ?? { texts: [], instead };
    replacement.texts.push(...texts);
    for (const node of instead) byInstead.set(node, replacement);
    for (const text of texts) {
      replacements.set(text, replacement);
      observer.observe(text, { characterData: true });
    }
  }

  function putBack(node: Node): void {
    const replacement = replacements.get(node);
    if (replacement === undefined) return;
    const { texts, instead } = replacement;
    for (const text of texts) replacements.delete(text);
    instead.find(({ parentNode }) => parentNode !== null)?.before(...texts);
    for (const other of instead) other.remove();
    // What has just been done needs no note.
    observer.takeRecords();
  }

  /** Before React changes the children of an element that texts were taken out of, those it turns to are put back. */
  function guard(element: Node): void {
    if (guarded.has(element)) return;
    guarded.add(element);
    const { removeChild, insertBefore, appendChild } = Node.prototype;
    const changing = (nodes: (Node | null)[], change: () => void) => {
      note(observer.takeRecords());
      for (const node of nodes) if (node !== null) putBack(node);
      change();
      observer.takeRecords();
    };
    const isHere = (node: Node | null) => node?.parentNode === element;
    element.removeChild = (child) => {
      changing([child], () => isHere(child) && removeChild.call(element, child));
      return child;
    };
    element.insertBefore = (node, before) => {
      changing([node, before], () => insertBefore.call(element, node, isHere(before) ? before : null));
      return node;
    };
    element.appendChild = (node) => {
      changing([node], () => appendChild.call(element, node));
      return node;
    };
  }
}
