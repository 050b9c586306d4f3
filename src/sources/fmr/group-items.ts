/** Items of a page in groups, by what follows what. */

/** Groups in which each item but the first follows the last one before it; the first such group takes an item. */
export function joinNext<Item>(items: readonly Item[], isNext: (last: Item, next: Item) => boolean): Item[][] {
  const groups: Item[][] = [];
  for (const item of items) {
    const group = groups.find((each) => isNext(each.at(-1) as Item, item));
    if (group === undefined) groups.push([item]);
    else group.push(item);
  }
  return groups;
}

/** The items in their order, in parts: each but the first begins with an item that begins one. */
export function splitBefore<Item>(items: readonly Item[], begins: (item: Item) => boolean): Item[][] {
  const parts: Item[][] = [];
  for (const item of items) {
    const part = parts.at(-1);
    if (part === undefined || begins(item)) parts.push([item]);
    else part.push(item);
  }
  return parts;
}
