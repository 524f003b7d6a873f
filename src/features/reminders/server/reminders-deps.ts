import type { PushDeps } from '#features/push/server/for-other-features.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';

export type RemindersDeps = PushDeps & Pick<ServerDeps, 'events' | 'mailer' | 'log'>;
