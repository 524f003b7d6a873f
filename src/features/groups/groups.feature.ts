import type { ServerFeature } from '#platform/server/feature.ts';
import * as files from './files.contract.ts';
import * as groups from './groups.contract.ts';
import { GROUP_ERRORS } from './groups.errors.ts';
import { groupsScreens } from './groups.screens.ts';
import * as joining from './joining.contract.ts';
import * as leading from './leading.contract.ts';
import * as members from './members.contract.ts';
import * as plan from './plan.contract.ts';
import * as polls from './polls.contract.ts';
import * as posts from './posts.contract.ts';
import { groupFileWords } from './server/group-file-words.ts';
import { groupFilesRoutes } from './server/group-files-routes.ts';
import { groupRoutes } from './server/group-routes.ts';
import { groupWords } from './server/group-words.ts';
import { groupsCheck } from './server/groups-check.ts';
import { groupsEvents, groupsJobs } from './server/groups-events.ts';
import { groupsNotifications } from './server/groups-notifications.ts';
import { joiningRoutes } from './server/joining-routes.ts';
import { leadingRoutes } from './server/leading-routes.ts';
import { memberRoutes } from './server/member-routes.ts';
import * as groupTables from './server/migrations/039-groups.ts';
import * as groupTalk from './server/migrations/040-group-talk.ts';
import * as groupFiles from './server/migrations/043-group-files.ts';
import * as picturesOfPosts from './server/migrations/072-pictures-of-posts.ts';
import * as pollsOfPosts from './server/migrations/073-polls-of-posts.ts';
import * as severalPictures from './server/migrations/075-several-pictures-of-posts.ts';
import * as leadersBanned from './server/migrations/081-leaders-banned-for-good.ts';
import * as offersToLead from './server/migrations/102-offers-to-lead.ts';
import * as wordsOfTalk from './server/migrations/105-words-of-talk.ts';
import * as searchInTalk from './server/migrations/106-search-in-talk.ts';
import * as namesOfGroupsLeft from './server/migrations/107-names-of-groups-left.ts';
import { groupsData } from './server/personal-data.ts';
import { planRoutes } from './server/plan-routes.ts';
import { pollRoutes } from './server/poll-routes.ts';
import { postPictureRoutes } from './server/post-picture-routes.ts';
import { postRoutes } from './server/post-routes.ts';
import { deletedFiles } from './server/show-files.ts';
import { talkData } from './server/talk-data.ts';
import { talkNotifications } from './server/talk-notifications.ts';
import { talkSearchRoutes } from './server/talk-search-routes.ts';
import { talkWords } from './server/talk-words.ts';
import { topicRoutes } from './server/topic-routes.ts';
import * as talk from './talk.contract.ts';
import * as talkSearch from './talk-search.contract.ts';
import './server/talk-tables.ts';

declare module '#features/progress/progress.rules.ts' {
  interface XPReasons {
    passage_answered: true;
  }
}

export const groupsFeature: ServerFeature = {
  name: 'groups',
  contracts: [groups, joining, members, leading, plan, talk, talkSearch, posts, polls, files],
  xpReasons: ['passage_answered'],
  screens: groupsScreens,
  errors: GROUP_ERRORS,
  migrations: {
    '039-groups': groupTables,
    '040-group-talk': groupTalk,
    '043-group-files': groupFiles,
    '072-pictures-of-posts': picturesOfPosts,
    '073-polls-of-posts': pollsOfPosts,
    '075-several-pictures-of-posts': severalPictures,
    '081-leaders-banned-for-good': leadersBanned,
    '102-offers-to-lead': offersToLead,
    '105-words-of-talk': wordsOfTalk,
    '106-search-in-talk': searchInTalk,
    '107-names-of-groups-left': namesOfGroupsLeft,
  },
  routes({ endpoints }, deps) {
    groupRoutes(endpoints, deps);
    joiningRoutes(endpoints, deps);
    memberRoutes(endpoints, deps);
    leadingRoutes(endpoints, deps);
    planRoutes(endpoints, deps);
    topicRoutes(endpoints, deps);
    talkSearchRoutes(endpoints, deps);
    postRoutes(endpoints, deps);
    postPictureRoutes(endpoints, deps);
    pollRoutes(endpoints, deps);
    groupFilesRoutes(endpoints, deps);
  },
  jobs: groupsJobs,
  events: groupsEvents,
  deeds: () => [deletedFiles],
  personalData: () => [...groupsData, ...talkData],
  words: (deps) => [...groupWords(), ...talkWords(deps), groupFileWords(deps)],
  notifications: (deps) => [...groupsNotifications(deps), ...talkNotifications(deps)],
  checks: [groupsCheck],
};
