import type { ServerFeature } from '#platform/server/feature.ts';
import { GROUP_ERRORS } from './groups.errors.ts';
import * as groupTables from './server/migrations/039-groups.ts';
import './server/groups-tables.ts';

export const groupsFeature: ServerFeature = {
  name: 'groups',
  errors: GROUP_ERRORS,
  migrations: { '039-groups': groupTables },
};
