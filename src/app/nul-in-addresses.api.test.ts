import { expect, it } from 'vitest';
import { hostOf } from '#test-support/hosts.ts';
import { describeOnBothEngines } from '#test-support/start-test-app.ts';
import { endpointsOf } from './endpoints-of.ts';
import { serverFeatures } from './server-features.ts';

describeOnBothEngines('an address with a NUL in it', (app) => {
  it('is refused by every call that takes something of it', async () => {
    const host = await hostOf(app(), 'host', 'admin');
    const answers: string[] = [];
    for (const { method, path, query } of endpointsOf(serverFeatures)) {
      const named = query && 'shape' in query ? Object.keys(query.shape as object) : [];
      if (named.length === 0 && !path.includes(':')) continue;
      const asked = named.length === 0 ? '' : `?${named.map((name) => `${name}=a%00b`).join('&')}`;
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      const { status } = await host.send(method, `${path.replaceAll(/:\w+/g, 'a%00b')}${asked}`, body);
      if (status !== 400) answers.push(`${method} ${path} ${status}`);
    }
    expect(answers).toEqual([]);
  });
});
