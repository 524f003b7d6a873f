/** Praying through the list, one request a screen: where somebody is, and what they did. */
export interface Walk {
  ids: readonly string[];
  /** Index of the one that is shown; `ids.length` when all were shown. */
  at: number;
  prayed: readonly string[];
  phase: 'request' | 'breath' | 'amen';
}

export function beginWalk(ids: readonly string[]): Walk {
  return { ids, at: 0, prayed: [], phase: ids.length === 0 ? 'amen' : 'request' };
}

/** More have come: they are added at the end. */
export function withMore(walk: Walk, ids: readonly string[]): Walk {
  const known = new Set(walk.ids);
  const added = ids.filter((id) => !known.has(id));
  return added.length === 0 ? walk : { ...walk, ids: [...walk.ids, ...added] };
}

/** 'I prayed': a breath follows, also after the last one. */
export function pray(walk: Walk): Walk {
  const id = walk.ids[walk.at];
  if (walk.phase !== 'request' || id === undefined) return walk;
  const prayed = walk.prayed.includes(id) ? walk.prayed : [...walk.prayed, id];
  return { ...walk, prayed, phase: 'breath' };
}

/** A prayer that was not counted: it can be said again, from wherever one is. */
export function notPrayed(walk: Walk, id: string): Walk {
  return { ...walk, prayed: walk.prayed.filter((other) => other !== id) };
}

/** To the next one: after a breath, by 'Later', or by looking on. After the last comes the end. */
export function goOn(walk: Walk): Walk {
  if (walk.phase === 'amen') return walk;
  const at = walk.at + 1;
  return { ...walk, at, phase: at >= walk.ids.length ? 'amen' : 'request' };
}

/** Back to the one before; during a breath to the one that was just prayed for. The first has none before it. */
export function goBack(walk: Walk): Walk {
  if (walk.phase === 'breath') return { ...walk, phase: 'request' };
  return { ...walk, at: Math.max(0, walk.at - 1), phase: walk.ids.length === 0 ? 'amen' : 'request' };
}

/** One that cannot be read any more leaves the walk. */
export function without(walk: Walk, id: string): Walk {
  const place = walk.ids.indexOf(id);
  if (place === -1) return walk;
  const ids = walk.ids.filter((other) => other !== id);
  const at = place < walk.at ? walk.at - 1 : walk.at;
  return { ...walk, ids, at, phase: at >= ids.length ? 'amen' : walk.phase };
}

/** How long it takes to pray for so many, in whole minutes: two thirds of a minute for each. */
export function minutesFor(count: number): number {
  return Math.max(1, Math.round((count * 2) / 3));
}
