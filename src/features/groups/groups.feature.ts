import type { ServerFeature } from '#platform/server/feature.ts';
import { GROUP_ERRORS } from './groups.errors.ts';
import * as groupTables from './server/migrations/039-groups.ts';
import * as groupTalk from './server/migrations/040-group-talk.ts';
import './server/groups-tables.ts';
import './server/talk-tables.ts';

export const groupsFeature: ServerFeature = {
  name: 'groups',
  errors: GROUP_ERRORS,
  migrations: { '039-groups': groupTables, '040-group-talk': groupTalk },
};
