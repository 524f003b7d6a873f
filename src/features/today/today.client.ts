import type { ClientFeature } from '#platform/client/client-feature.ts';
import { followToday } from './client/follow-today.ts';

export const todayClient: ClientFeature = { name: 'today', atStart: followToday };
