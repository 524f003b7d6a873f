import { endpointsOf } from '#app/endpoints-of.ts';
import { serverFeatures } from '#app/server-features.ts';
import type { Endpoint } from '#contract/define-endpoint.ts';
import { endpointUrl } from '#contract/endpoint-url.ts';
import { weekOf } from '#features/debates/weeks.rules.ts';
import type { Walker, World } from './world.ts';

/**
 * Every call that only reads and comes to an end. Signing in at a provider is a way elsewhere, and what was taken along of a group
 * stays as it was packed.
 */
const READINGS: readonly Endpoint[] = endpointsOf(serverFeatures).filter(
  ({ method, path, isStream }) =>
    method === 'GET' && !isStream && !path.startsWith('/api/login') && !path.endsWith('/zips/:zipId/content'),
);

/** Where people read one another. */
const OF_OTHERS = READINGS.filter(({ path }) =>
  /^\/api\/(prayer|groups|gatherings|date-polls|debates|notifications|people|moderation)/.test(path),
);

/** What the name of a part of an address is the id of. */
const THINGS: Record<string, string> = {
  personId: 'person',
  entryId: 'entry',
  requestId: 'request',
  groupId: 'group',
  threadId: 'thread',
  postId: 'post',
  groupFileId: 'group-file',
  claimId: 'claim',
  caseId: 'case',
  invitationId: 'invitation',
  fileId: 'file',
  objectId: 'object',
  zipId: 'zip',
  planId: 'plan',
  pictureId: 'picture',
  pollId: 'date-poll',
};

function paramsOf(world: World, path: string): Record<string, string> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const { chance } = world;
  const params: Record<string, string> = {};
  const week = weekOf(world.app.clock.now());
  const others: Record<string, () => string> = {
    week: () => chance.maybeOf(world.facts.debates)?.week ?? week,
    position: () => chance.maybeOf(world.facts.nodes)?.position ?? 'none',
    token: () =>
      chance.maybeOf(path.includes('/circle/') ? world.tokens.circles : world.tokens.groups) ??
      'x'.repeat(43),
    fileName: () => (path.includes('/posts/') ? '640.webp' : '96.webp'),
    bookId: () => 'JHN',
    chapter: () => '3',
    verse: () => '16',
    number: () => 'G1',
    readyId: () => 'mark-in-two-weeks',
    collectionId: () => 'none',
    date: () => new Date(world.app.clock.now() - chance.under(3) * 86_400_000).toISOString().slice(0, 10),
  };
  for (const name of names) {
    const kind = THINGS[name];
    params[name] = kind ? world.any(kind).id : (others[name]?.() ?? 'none');
  }
  const shown = world.facts.posts.filter(({ pictures }) => pictures !== null);
  if (path.includes('/picture/') && chance.isLikely(0.9))
    params['postId'] = chance.maybeOf(shown)?.id ?? 'none';
  const polls = world.facts.posts.filter(({ poll_options }) => poll_options !== null);
  if (path.endsWith('/votes') && chance.isLikely(0.9)) params['postId'] = chance.maybeOf(polls)?.id ?? 'none';
  if ('start' in params) {
    const row = world.facts.occurrences.find(({ id }) => id === world.any('occurrence').id);
    Object.assign(params, {
      gatheringId: row?.gathering_id ?? 'none',
      start: row?.start ?? '2026-11-26T19:00',
    });
  }
  if ('passageId' in params) {
    const row = world.facts.threads.find(({ id }) => id === world.any('passage').id);
    Object.assign(params, { groupId: row?.group_id ?? 'none', passageId: row?.id ?? 'none' });
  }
  return params;
}

function queryOf(world: World, path: string): Record<string, string> {
  const { chance } = world;
  const someWords = () => chance.maybeOf([...world.said.keys()]) ?? 'lamp';
  const now = world.app.clock.now();
  const day = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
  switch (path) {
    case '/api/journal/entries':
    case '/api/bible/notes':
    case '/api/groups':
      return chance.isLikely(0.6) ? { q: someWords() } : {};
    case '/api/groups/:groupId/search':
      // All of a group's words at once, or one of them.
      return { q: chance.isLikely(0.5) ? 'zanar' : someWords() };
    case '/api/admin/people':
      return chance.isLikely(0.3) ? { q: someWords() } : {};
    case '/api/debates':
      return chance.isLikely(0.5) ? { search: someWords() } : {};
    case '/api/bible/search':
      return { q: 'light' };
    case '/api/bible/passage':
      return { reference: 'John 3:16' };
    case '/api/debates/cite':
      return { reference: 'Mark 2:27' };
    case '/api/debates/:week/below':
      return {
        position: chance.maybeOf(world.facts.nodes)?.position ?? 'none',
        side: chance.of(['for', 'against']),
        ...(chance.isLikely(0.5) && { claimId: world.any('claim').id }),
      };
    case '/api/debates/:week/outline':
      return chance.isLikely(0.5) ? { at: world.any('claim').id } : {};
    case '/api/gatherings':
    case '/api/gatherings/next':
    case '/api/date-polls':
      return chance.isLikely(0.5) ? { groupId: world.any('group').id } : {};
    case '/api/gatherings/between':
      return { from: day(-7), before: day(40), timezone: 'Europe/London' };
    case '/api/prayer/answered':
      return chance.isLikely(0.3) ? { whose: 'mine' } : {};
    case '/api/year/entries':
      return { of: day(0).slice(0, 7) };
    case '/api/bible/annotations/export':
      return { format: chance.of(['markdown', 'json']) };
    default:
      return {};
  }
}

/** Somebody, or a visitor, reads something. */
export async function readSomething(world: World): Promise<void> {
  const { chance, app } = world;
  const [path, owner] = chance.maybeOf([...world.feeds]) ?? [];
  if (path !== undefined && chance.isLikely(0.03)) {
    const visitor = app.visitor();
    world.watch(visitor, world.people.find(({ id }) => id === owner) ?? null);
    await visitor.fetch(path);
    return;
  }
  const reader: Walker | null = chance.isLikely(0.03) ? null : world.person();
  const client = reader?.client ?? app.visitor();
  if (reader === null) world.watch(client, null);
  const endpoint = chance.of(chance.isLikely(0.8) ? OF_OTHERS : READINGS);
  const address = endpointUrl(endpoint.path, paramsOf(world, endpoint.path), queryOf(world, endpoint.path));
  await client.fetch(address);
}
