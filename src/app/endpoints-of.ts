import type { Endpoint } from '#contract/define-endpoint.ts';
import type { ServerFeature } from '#platform/server/feature.ts';

/** Every endpoint of the features. Routes, documentation and tests are checked against this list. */
export function endpointsOf(features: readonly ServerFeature[]): readonly Endpoint[] {
  return contractsOf(features).flatMap((contract) =>
    Object.values(contract as Record<string, unknown>).filter(isEndpoint),
  );
}

/** The contract modules of the features. */
export function contractsOf(features: readonly ServerFeature[]): readonly object[] {
  return features.flatMap(({ contracts }) => contracts ?? []);
}

/** Contract modules export schemas too; only endpoints have a method and a path. */
function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  );
}
