import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { sizeText } from '#features/files/files.rules.ts';
import { groupQuery } from '#features/groups/client/for-other-features.ts';
import type { Group } from '#features/groups/groups.contract.ts';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { dateText } from '#platform/client/date-text.ts';
import { failureToast } from '#platform/client/failure-toast.ts';
import { useEndpointMutation } from '#platform/client/use-endpoint-mutation.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { isolated } from '#ui/isolated.ts';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { MainContent } from '#ui/main-content.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { OneSky, Sky } from '#ui/sky.tsx';
import { SkyBar } from '#ui/sky-bar.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { createZip, deleteZip, type GroupZip } from '../../zips.contract.ts';
import { zipAsked, zipDeleted } from '../zip-changes.ts';
import { zipsQuery } from '../zip-queries.ts';

/** /community/taken-along: what somebody takes along of their groups; with `?group=` they pack that one. */
export function TakenAlongPage() {
  usePageTitle('Taken along');
  const groupId = new URLSearchParams(useSearch()).get('group');
  const { user } = useCurrentUser();
  const { data: zips, isError, isFetching, refetch } = useQuery(zipsQuery);
  if (user === null || (zips === undefined && !isError)) return <LoadingScreen />;
  return (
    <MainContent>
      <OneSky
        bar={<SkyBar back={groupId === null ? '/community' : `/community/groups/${groupId}`} label="Back" />}
        sky={
          <Sky className="pt-2 lg:pt-24">
            <h1 className="text-[2rem] text-balance">Taken along</h1>
            <p className="mt-3">
              Everything that you may read in a group, in one file that opens without Lampstand: passages and
              talk, events, prayers and files.
            </p>
          </Sky>
        }
        className="pb-6"
      >
        {groupId !== null && zips !== undefined && <PackGroup groupId={groupId} zips={zips} />}
        {zips === undefined ? (
          <NotLoaded pending={isFetching} onRetry={() => refetch()} />
        ) : (
          <Zips zips={zips} isAsking={groupId !== null} timezone={user.timezone ?? 'UTC'} />
        )}
      </OneSky>
    </MainContent>
  );
}

/** Packs the group that the address names, for whoever is in it. */
function PackGroup({ groupId, zips }: { groupId: string; zips: readonly GroupZip[] }) {
  const { data: group } = useQuery(groupQuery(groupId));
  const pack = useEndpointMutation(createZip, {
    changes: zipAsked,
    onError: (error) => failureToast('Not Packed', error),
  });
  if (group === undefined || !isInside(group)) return null;
  const former = zips.find((zip) => zip.groupId === groupId);
  if (former?.state === 'packing') return null;
  return (
    <div className="flex flex-col gap-3 pb-6">
      <p>
        It is packed in the background. We tell you when it is ready, and keep it for seven days, for you
        alone, also when you leave the group.
      </p>
      <Button
        size="lg"
        className="w-full"
        pending={pack.isPending}
        onClick={() => pack.mutate({ params: { groupId } })}
      >
        {former ? 'Pack it anew' : 'Pack the group'}
      </Button>
    </div>
  );
}

function isInside({ standing }: Group): boolean {
  return standing !== 'none' && standing !== 'asked';
}

function Zips({
  zips,
  isAsking,
  timezone,
}: {
  zips: readonly GroupZip[];
  isAsking: boolean;
  timezone: string;
}) {
  if (zips.length === 0) {
    return isAsking ? null : (
      <>
        <p>Nothing is packed. In a group you find “Take everything along” behind the three dots.</p>
        <Link href="/community" className={buttonClasses('secondary', 'lg', 'mt-5 w-full')}>
          To my groups
        </Link>
      </>
    );
  }
  return (
    <ul aria-label="Packed groups" className="border-line border-t">
      {zips.map((zip) => (
        <ZipRow key={zip.id} zip={zip} timezone={timezone} />
      ))}
    </ul>
  );
}

function ZipRow({ zip, timezone }: { zip: GroupZip; timezone: string }) {
  const [isDeleting, setDeleting] = useState(false);
  const remove = useEndpointMutation(deleteZip, {
    changes: zipDeleted,
    onSuccess: () => setDeleting(false),
    onError: (error) => failureToast('Not Deleted', error),
  });
  return (
    <li className="border-line border-b flex flex-wrap items-center gap-x-3 gap-y-2 py-4">
      <div className="min-w-0 grow basis-48">
        <OwnWords as="p" className="font-semibold">
          {zip.groupName}
        </OwnWords>
        <p role={zip.state === 'packing' ? 'status' : undefined} className="text-ink-soft">
          {said(zip, timezone)}
        </p>
      </div>
      <div className="flex items-center gap-1">
        {zip.url !== null && (
          <a
            href={zip.url}
            download
            aria-label={`Download ${zip.groupName}`}
            className={buttonClasses('secondary', 'md')}
          >
            <DownloadSimpleIcon size={20} aria-hidden />
            Download
          </a>
        )}
        <IconButton
          label={`Delete the zip of ${isolated(zip.groupName)}`}
          icon={<TrashIcon size={22} aria-hidden />}
          onClick={() => setDeleting(true)}
        />
      </div>
      <ConfirmDialog
        open={isDeleting}
        onOpenChange={setDeleting}
        title="Delete this zip?"
        description="What stands in the group stays there."
        confirmLabel="Delete"
        destructive
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ params: { zipId: zip.id } })}
      />
    </li>
  );
}

function said({ state, size, keptUntil }: GroupZip, timeZone: string): string {
  if (state === 'packing') return 'Is being packed. You can close this page.';
  if (state === 'failed') return 'Could not be packed: you are not in the group any more.';
  const until = dateText(keptUntil, { day: 'numeric', month: 'long', timeZone });
  return `${sizeText(size ?? 0)}, kept until ${until}`;
}
