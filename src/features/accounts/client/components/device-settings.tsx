import { DesktopIcon } from '@phosphor-icons/react/dist/ssr/Desktop';
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/ssr/DeviceMobile';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '#contract/define-endpoint.ts';
import { dateText } from '#platform/client/date-text.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { onlyQuery } from '#platform/client/only-query.ts';
import { type Changes, useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast-store.ts';
import { listSessions, revokeOtherSessions, revokeSession } from '../../settings.contract.ts';
import { activityQuery } from '../activity-query.ts';
import { sessionsQuery } from '../sessions-query.ts';
import { SettingCard } from './setting-card.tsx';

type Session = CallOutput<typeof listSessions>[number];

const sessionRevoked: Changes<typeof revokeSession> = (cache, _, { params }) =>
  cache.set(listSessions, (sessions) => sessions.filter(({ id }) => id !== params.id));

const othersRevoked: Changes<typeof revokeOtherSessions> = (cache) =>
  cache.set(listSessions, (sessions) => sessions.filter(({ isCurrent }) => isCurrent));

/** Where the user is signed in. */
export function DeviceSettings() {
  const queryClient = useQueryClient();
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery);
  const settle = {
    onSuccess: () => {
      toast({ title: 'Signed out there' });
      void queryClient.invalidateQueries(onlyQuery(activityQuery));
    },
    onError: (error: Error) => {
      failureToast('Not Signed Out', error);
      // It may have been signed out elsewhere.
      return queryClient.invalidateQueries(onlyQuery(sessionsQuery));
    },
  };
  const one = useEndpointMutation(revokeSession, { changes: sessionRevoked, ...settle });
  const others = useEndpointMutation(revokeOtherSessions, { changes: othersRevoked, ...settle });
  return (
    <SettingCard id="devices" title="Your devices" description="Where you are signed in at the moment.">
      {sessions === undefined && !isError && <Skeleton className="h-16" />}
      {isError && (
        <Button variant="secondary" onClick={() => void refetch()}>
          Load the list again
        </Button>
      )}
      <ul className="divide-y divide-line">
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            pending={one.isPending && one.variables.params.id === session.id}
            onRevoke={() => one.mutate({ params: { id: session.id } })}
          />
        ))}
      </ul>
      {sessions && sessions.length > 1 && (
        <Button
          variant="secondary"
          className="mt-4"
          pending={others.isPending}
          onClick={() => others.mutate({})}
        >
          Sign out everywhere else
        </Button>
      )}
    </SettingCard>
  );
}

function SessionRow({
  session,
  pending,
  onRevoke,
}: {
  session: Session;
  pending: boolean;
  onRevoke: () => void;
}) {
  const Icon = /iPhone|iPad|Android/.test(session.device) ? DeviceMobileIcon : DesktopIcon;
  return (
    <li className="flex flex-wrap items-center gap-3 py-3 first:pt-0 last:pb-0">
      <Icon size={26} aria-hidden className="shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 basis-[9rem]">
        <p className="font-semibold">{session.device}</p>
        <p className="text-sm text-ink-soft">
          {session.isCurrent ? 'In use now' : `Last used ${timeText(session.lastUsedAt)}`}
          {session.address !== null && ` · ${session.address}`}
        </p>
      </div>
      {session.isCurrent ? (
        <Badge tone="growth">This device</Badge>
      ) : (
        <Button
          variant="ghost"
          pending={pending}
          aria-label={`Sign out ${session.device}`}
          onClick={onRevoke}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

function timeText(at: number): string {
  return dateText(at, { dateStyle: 'medium', timeStyle: 'short' });
}
