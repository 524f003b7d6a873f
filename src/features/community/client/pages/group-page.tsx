import { ArchiveIcon } from '@phosphor-icons/react/dist/ssr/Archive';
import { BellSlashIcon } from '@phosphor-icons/react/dist/ssr/BellSlash';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams, useSearch } from 'wouter';
import { DatePollStrip } from '#features/date-polls/client/for-other-features.ts';
import { GatheringStrip } from '#features/gatherings/client/for-other-features.ts';
import {
  archivedWords,
  GroupAgreement,
  GroupDoor,
  GroupFiles,
  GroupPeople,
  GroupTalk,
  GroupWeek,
  groupQuery,
  InviteFirst,
  InviteToGroup,
  LeadOffer,
  type WeekAddress,
} from '#features/groups/client/for-other-features.ts';
import type { Group } from '#features/groups/groups.contract.ts';
import { PersonFace, useCurrentUser } from '#features/people/client/for-other-features.ts';
import { GroupPrayers } from '#features/prayer/client/for-other-features.ts';
import { isolated } from '#ui/isolated.ts';
import { LoadingScreen } from '#ui/loading-screen.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { ReadOnWords } from '#ui/read-on-words.tsx';
import { SkyBar } from '#ui/sky-bar.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { GroupMenu } from '../components/group-menu.tsx';
import { GroupNotHere } from '../components/group-not-here.tsx';
import { GroupRoom } from '../components/group-room.tsx';
import { GROUP_TABS, type GroupTab, GroupTabs, tabIn } from '../components/group-tabs.tsx';
import { HelpAfterPosting } from '../components/help-after-posting.tsx';

/** /community/groups/:groupId: a group's own page for its people, and its door for everybody else. */
export function GroupPage() {
  const { groupId = '' } = useParams();
  const tab = tabIn(new URLSearchParams(useSearch()));
  const { user } = useCurrentUser();
  const { data: group, error, isFetching, refetch } = useQuery(groupQuery(groupId));
  usePageTitle(group === undefined ? 'A group' : titleOf(group.name, tab));
  if (group === undefined && error !== null) {
    return (
      <GroupNotHere
        error={error}
        title="This group is not here"
        pending={isFetching}
        onRetry={() => refetch()}
      />
    );
  }
  if (user === null || group === undefined) return <LoadingScreen />;
  const isOutside = group.standing === 'none' || group.standing === 'asked';
  return isOutside ? <AtTheDoor group={group} /> : <Inside key={group.id} group={group} userId={user.id} />;
}

/** Its name alone is the title of what is read this week. */
function titleOf(name: string, tab: GroupTab): string {
  const part = GROUP_TABS.find(({ id }) => id === tab);
  return part === undefined || tab === 'week' ? name : `${part.label} · ${isolated(name)}`;
}

function AtTheDoor({ group }: { group: Group }) {
  const [needsHelp, setNeedsHelp] = useState(false);
  if (needsHelp)
    return <HelpAfterPosting said="You have asked to come in." onBack={() => setNeedsHelp(false)} />;
  return (
    <GroupRoom
      isNarrow
      grows={false}
      room={group.room}
      bar={<SkyBar back="/community" label="Back to the community" />}
      title={<Title group={group} line="" />}
    >
      <div className="flex grow flex-col pt-5">
        <GroupDoor group={group} onNeedsHelp={() => setNeedsHelp(true)} />
      </div>
    </GroupRoom>
  );
}

function Inside({ group, userId }: { group: Group; userId: string }) {
  const search = new URLSearchParams(useSearch());
  const [needsHelp, setNeedsHelp] = useState(false);
  const tab = tabIn(search);
  if (needsHelp) {
    const said = tab === 'people' ? 'Your word is sent.' : 'It is posted.';
    return <HelpAfterPosting said={said} onBack={() => setNeedsHelp(false)} />;
  }
  return (
    <GroupRoom
      room={group.room}
      bar={
        <SkyBar back="/community" label="Back to the community">
          <GroupMenu group={group} />
        </SkyBar>
      }
      title={
        <>
          <Title group={group} line={group.about} />
          <Archived group={group} />
          <GroupAgreement guidelines={group.guidelines} />
          <GatheringStrip groupId={group.id} canHost={group.can.help && group.archivedAt === null} />
          <DatePollStrip groupId={group.id} />
        </>
      }
      beside={
        <div className="flex items-center gap-4 pb-1 max-lg:hidden">
          <Faces group={group} />
          <InviteToGroup group={group} variant="secondary" />
        </div>
      }
    >
      <GroupTabs groupId={group.id} current={tab} />
      <LeadOffer group={group} />
      <Shown tab={tab} group={group} userId={userId} search={search} onNeedsHelp={() => setNeedsHelp(true)} />
    </GroupRoom>
  );
}

function Shown({
  tab,
  group,
  userId,
  search,
  onNeedsHelp,
}: {
  tab: GroupTab;
  group: Group;
  userId: string;
  search: URLSearchParams;
  onNeedsHelp: () => void;
}) {
  switch (tab) {
    case 'week':
      return (
        <div className="flex grow flex-col lg:-mx-9">
          <InviteFirst group={group} />
          <GroupWeek
            group={group}
            userId={userId}
            passageId={search.get('passage')}
            verseId={search.get('verse')}
            postId={search.get('post')}
            hrefOf={weekAddress(group.id)}
            aside={<GroupPrayers groupId={group.id} canAsk={group.can.write} isShort />}
            onNeedsHelp={onNeedsHelp}
          />
        </div>
      );
    case 'talk':
      return (
        <div className="pt-4">
          <GroupTalk group={group} userId={userId} onNeedsHelp={onNeedsHelp} />
        </div>
      );
    case 'prayers':
      return (
        <div className="pt-4 pb-8">
          <GroupPrayers groupId={group.id} canAsk={group.can.write} />
        </div>
      );
    case 'files':
      return (
        <OneColumn>
          <GroupFiles key={group.id} group={group} userId={userId} />
        </OneColumn>
      );
    case 'people':
      return (
        <OneColumn>
          <GroupPeople group={group} onNeedsHelp={onNeedsHelp} />
        </OneColumn>
      );
  }
}

/** The sheet is as wide on every tab, so that title and tabs stay where they are; what is read line by line is not. */
function OneColumn({ children }: { children: ReactNode }) {
  return <div className="mx-auto flex w-full max-w-3xl grow flex-col">{children}</div>;
}

function weekAddress(groupId: string): WeekAddress {
  return ({ passage, verse }) => {
    const said = new URLSearchParams({ ...(passage && { passage }), ...(verse && { verse }) }).toString();
    return `/community/groups/${groupId}${said === '' ? '' : `?${said}`}`;
  };
}

function Title({ group, line }: { group: Group; line: string }) {
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <OwnWords
          as="h1"
          className="text-left text-[min(2rem,12vw)]/[1.15] text-balance lg:text-[2.75rem]/[1.1]"
        >
          {group.name}
        </OwnWords>
        {group.isMuted && (
          <p className="flex items-center gap-1 text-sm">
            <BellSlashIcon size={16} aria-hidden />
            Muted
          </p>
        )}
      </div>
      {line !== '' && (
        // Two lines at first, so that the page's own words come soon.
        <ReadOnWords as="p" text={line} fold="line-clamp-2" className="mt-1 max-w-[40em] text-left" />
      )}
    </>
  );
}

/** Of an archived group, that it is: before one looks for where to write. */
function Archived({ group }: { group: Group }) {
  const words = archivedWords(group);
  if (words === null) return null;
  return (
    <p className="mt-2 flex max-w-[40em] items-start gap-2 font-semibold">
      <ArchiveIcon size={20} aria-hidden className="mt-0.5 shrink-0" />
      <span>{words}</span>
    </p>
  );
}

/** A few of its people; who they are stands under 'People'. */
function Faces({ group }: { group: Group }) {
  return (
    <span aria-hidden="true" className="flex">
      {group.faces.map((person) => (
        <PersonFace key={person.id} person={person} className="-ms-2.5 ring-2 ring-surface first:ms-0" />
      ))}
    </span>
  );
}
