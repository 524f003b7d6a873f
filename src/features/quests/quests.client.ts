import type { ClientFeature } from '#platform/client/client-feature.ts';
import { followQuests } from './client/follow-quests.ts';

export const questsClient: ClientFeature = { name: 'quests', atStart: followQuests };
