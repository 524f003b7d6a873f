/** Functions that browsers at the floor of vite.config.ts lack, as ECMA-262 (2024), the URL standard and CSSOM View have them. */

Map.groupBy ??= <Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key) => {
  const groups = new Map<Key, Item[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
    index += 1;
  }
  return groups;
};

Promise.withResolvers ??= <Value>() => {
  let resolve!: PromiseWithResolvers<Value>['resolve'];
  let reject!: PromiseWithResolvers<Value>['reject'];
  const promise = new Promise<Value>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
};

URL.parse ??= (url, base) => {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
};

URL.canParse ??= (url, base) => URL.parse(url, base) !== null;

Element.prototype.checkVisibility ??= function checkVisibility(this: Element) {
  return this.getClientRects().length > 0;
};
