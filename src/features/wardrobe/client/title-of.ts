import type { GiftKind } from '../wardrobe.rules.ts';

/** 'Clay Jar', 'Psalms collection' */
export function titleOf({ kind, name }: { kind: GiftKind; name: string }): string {
  return kind === 'collection' ? `${name} collection` : name;
}
