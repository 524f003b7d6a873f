/** What is read of a module in dependency-cruiser's answer. */
export interface CruisedModule {
  source: string;
  dependencies: readonly { resolved: string }[];
}

/** One feature imports from another; `example` is one such import. */
export interface FeatureEdge {
  from: string;
  to: string;
  example: string;
}

const IN_FEATURE = /^src\/features\/([^/]+)\//;
const IS_TEST = /\.test\.tsx?$/;

/** Which features import from which, one edge for each pair. Imports of types count, those of tests do not. */
export function featureEdges(modules: readonly CruisedModule[]): FeatureEdge[] {
  const edges = new Map<string, FeatureEdge>();
  for (const { source, dependencies } of modules) {
    const from = IN_FEATURE.exec(source)?.[1];
    if (from === undefined || IS_TEST.test(source)) continue;
    for (const { resolved } of dependencies) {
      const to = IN_FEATURE.exec(resolved)?.[1];
      if (to === undefined || to === from) continue;
      edges.set(`${from} ${to}`, { from, to, example: `${source} → ${resolved}` });
    }
  }
  return [...edges.values()];
}

/** A circle as a path, its beginning repeated at its end: ['accounts', 'files', 'accounts']; null when there is none. */
export function findCircle(edges: readonly FeatureEdge[]): string[] | null {
  const without = new Set<string>();
  const search = (feature: string, path: readonly string[]): string[] | null => {
    const seenAt = path.indexOf(feature);
    if (seenAt >= 0) return [...path.slice(seenAt), feature];
    if (without.has(feature)) return null;
    for (const { from, to } of edges) {
      const circle = from === feature ? search(to, [...path, feature]) : null;
      if (circle) return circle;
    }
    without.add(feature);
    return null;
  };
  for (const { from } of edges) {
    const circle = search(from, []);
    if (circle) return circle;
  }
  return null;
}

/**
 * The order of the features as ARCHITECTURE.md draws it (`a, b ← c ← d`): a feature's level, 0 for those that know no other.
 * @throws Error when the document draws no order
 */
export function drawnOrder(architecture: string): Map<string, number> {
  const drawn = /`([a-z-]+(?:,? ← |,\s|\s←\s|[a-z-])+)`/.exec(architecture)?.[1];
  if (drawn === undefined) throw new Error('ARCHITECTURE.md draws no order of features: `a, b ← c`');
  const levels = drawn.split('←').map((level) => level.split(',').map((name) => name.trim()));
  return new Map(levels.flatMap((names, level) => names.map((name) => [name, level] as const)));
}

/**
 * What is wrong with the imports between features, a sentence each. A feature that is not drawn stands right below the
 * highest level, so a new one need not be drawn before another feature imports from it.
 */
export function faultsBetweenFeatures(
  edges: readonly FeatureEdge[],
  order: ReadonlyMap<string, number>,
): string[] {
  const circle = findCircle(edges);
  const top = Math.max(...order.values());
  const level = (feature: string) => order.get(feature) ?? top - 0.5;
  return [
    ...(circle ? [`features-without-circles: ${circle.join(' → ')}`] : []),
    ...edges
      .filter(({ from, to }) => level(to) >= level(from))
      .map(
        ({ from, to, example }) =>
          `features-in-order: ${from} does not stand above ${to} in ARCHITECTURE.md: ${example}`,
      ),
  ];
}
