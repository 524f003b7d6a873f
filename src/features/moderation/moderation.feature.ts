import { HOUR_MS } from '#contract/durations.ts';
import type { ServerFeature } from '#platform/server/feature.ts';
import * as decisions from './decisions.contract.ts';
import * as moderation from './moderation.contract.ts';
import { MODERATION_ERRORS } from './moderation.errors.ts';
import { moderationScreens } from './moderation.screens.ts';
import * as myWords from './my-words.contract.ts';
import { REPORT_RULES } from './queue.rules.ts';
import { authorsRoutes } from './server/authors-routes.ts';
import { sendDangerLetters } from './server/danger-letter.ts';
import { lookAtName } from './server/look-at-name.ts';
import * as moderationTables from './server/migrations/029-moderation.ts';
import * as wordsInGroups from './server/migrations/047-words-in-groups.ts';
import { showCases } from './server/moderation-metrics.ts';
import { moderationRoutes } from './server/moderation-routes.ts';
import { moderationData } from './server/personal-data.ts';
import { pushDanger } from './server/push-danger.ts';
import { forgetNetworks } from './server/report-store.ts';
import { moderationNotifications, tellAuthor } from './server/tell-author.ts';
import { dangerNotifications } from './server/tell-of-danger.ts';
import { waitAgain } from './server/wait-again.ts';
import { readWordList, type WordList } from './server/word-list.ts';

declare module '#platform/server/server-deps.ts' {
  interface ServerDeps {
    /** Words that are held until a moderator has looked. */
    wordList: WordList;
  }
}

export const moderationFeature: ServerFeature = {
  name: 'moderation',
  houseFiles: ['word-list.txt'],
  contracts: [moderation, decisions, myWords],
  errors: MODERATION_ERRORS,
  screens: moderationScreens,
  migrations: { '029-moderation': moderationTables, '047-words-in-groups': wordsInGroups },
  configure: (config) => ({ wordList: readWordList(config.DATA_DIR) }),
  routes({ endpoints }, deps) {
    moderationRoutes(endpoints, deps);
    authorsRoutes(endpoints, deps);
    showCases(deps.metrics, deps);
  },
  events: (deps) => [
    tellAuthor(deps),
    lookAtName(deps),
    waitAgain(deps),
    sendDangerLetters(deps),
    pushDanger(deps),
  ],
  jobs: ({ db, clock }) => [
    {
      name: 'forget households of reports',
      everyMs: HOUR_MS,
      run: (stopping) => forgetNetworks(db, clock.now() - REPORT_RULES.networkKeptMs, stopping),
    },
  ],
  notifications: (deps) => [moderationNotifications(deps), dangerNotifications],
  personalData: (deps) => moderationData(deps),
};
