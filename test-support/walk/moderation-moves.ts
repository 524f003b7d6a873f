import { liftAction, undoDecision } from '#features/moderation/decisions.contract.ts';
import {
  claimCase,
  createReport,
  getCase,
  listCases,
  revealAuthor,
} from '#features/moderation/moderation.contract.ts';
import {
  DECISION_REASONS,
  type DECISIONS,
  LENGTHS_OF,
  REPORT_REASONS,
} from '#features/moderation/moderation.rules.ts';
import { createAppeal } from '#features/moderation/my-words.contract.ts';
import { decideAsRead } from '../decide-as-read.ts';
import type { Moves } from './moves.ts';
import type { Walker, World } from './world.ts';

/** Kinds of words that can be reported, and the things that they are. */
const REPORTED = {
  'prayer-request': 'request',
  testimony: 'request',
  encouragement: 'encouragement',
  'study-group': 'group',
  'group-asking': 'asking',
  'group-declining': 'asking',
  'group-post': 'post',
  'group-topic': 'topic',
  'group-file': 'group-file',
  gathering: 'gathering',
  'gathering-line': 'line',
  'date-poll': 'date-poll',
  'debate-claim': 'debate-words',
  'debate-other-side': 'debate-words',
  'debate-mind': 'debate-words',
  'debate-verdict': 'debate-words',
  'person-name': 'person',
  'profile-picture': 'person',
} as const;

const anyHost = (world: World): Walker => world.chance.of(world.hosts());

async function report(world: World, me: Walker, kind: keyof typeof REPORTED, wordsId: string): Promise<void> {
  const comment = world.say(me, 'hosts');
  const body = { kind, wordsId, reason: world.chance.of(REPORT_REASONS), comment: comment.canary };
  const made = await me.client.call(createReport, { body });
  world.stands(comment, made.body?.id, made.status);
}

/** What is reported, decided, taken back and asked to be read again. */
export const MODERATION_MOVES: Moves = {
  async report(world, me) {
    const kind = world.chance.of(Object.keys(REPORTED)) as keyof typeof REPORTED;
    await report(world, me, kind, world.any(REPORTED[kind]).id);
  },
  async 'report together'(world) {
    const kind = world.chance.of(Object.keys(REPORTED)) as keyof typeof REPORTED;
    const { id } = world.any(REPORTED[kind]);
    for (const one of world.people) if (!one.isHost) await report(world, one, kind, id);
  },
  'look at a case': (world) =>
    anyHost(world).client.call(getCase, { params: { caseId: world.any('case').id } }),
  'claim a case': (world) =>
    anyHost(world).client.call(claimCase, { params: { caseId: world.any('case').id } }),
  'reveal an author': (world) =>
    anyHost(world).client.call(revealAuthor, { params: { caseId: world.any('case').id } }),
  async decide(world) {
    const host = anyHost(world);
    const open = (await host.client.call(listCases, {})).body;
    const caseId = (Array.isArray(open) && world.chance.maybeOf(open)?.id) || world.any('case').id;
    const found = await host.client.call(getCase, { params: { caseId } });
    const may = found.status === 200 ? found.body.mayDo : [];
    const action = (world.chance.maybeOf(may) ?? 'dismiss') as (typeof DECISIONS)[number];
    const reason = world.chance.of([...DECISION_REASONS[action]] as string[]);
    const author = world.facts.cases.find(({ id }) => id === caseId)?.author_id;
    const note = world.say(host, 'told-author', author ? [author] : []);
    const length =
      action === 'mute' || action === 'ban'
        ? { length: world.chance.of(LENGTHS_OF[action].slice(0, 2)) }
        : {};
    const body = { action, reason, note: note.canary, ...length };
    const { status } = await decideAsRead(host.client, { params: { caseId }, body });
    world.stands(note, caseId, status);
  },
  'undo a decision': (world) => {
    const { id: decisionId, of } = world.any('decision');
    const host = world.people.find(({ id }) => id === of) ?? anyHost(world);
    return host.client.call(undoDecision, { params: { decisionId } });
  },
  async 'lift an action'(world) {
    const host = anyHost(world);
    const { id: actionId, of } = world.any('action');
    const row = world.facts.actions.find(({ id }) => id === actionId);
    const read = await host.client.call(getCase, { params: { caseId: row?.case_id ?? 'none' } });
    const seen = read.status === 200 ? (read.body.words?.version ?? null) : null;
    const note = world.say(host, 'told-author', of ? [of] : []);
    const body = { reason: world.chance.of(['read-wrongly', 'settled'] as const), seen, note: note.canary };
    world.stands(note, actionId, (await host.client.call(liftAction, { params: { actionId }, body })).status);
  },
  async appeal(world, me) {
    const { id: actionId, of } = world.any('action');
    const author = world.people.find(({ id }) => id === of) ?? me;
    const said = world.say(author, 'hosts');
    const made = await author.client.call(createAppeal, {
      params: { actionId },
      body: { text: said.canary },
    });
    world.stands(said, actionId, made.status);
  },
};
