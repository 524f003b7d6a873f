import { QuestionIcon } from '@phosphor-icons/react/dist/ssr/Question';
import { useQuery } from '@tanstack/react-query';
import { AccountMenu } from '#features/accounts/client/for-other-features.ts';
import { Bell } from '#features/notifications/client/for-other-features.ts';
import { OwnPortrait } from '#features/people/client/for-other-features.ts';
import type { User } from '#features/people/people.contract.ts';
import { ProgressSummary } from '#features/progress/client/for-other-features.ts';
import { nextGiftWords, unopenedQuery } from '#features/wardrobe/client/for-other-features.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { OwnWords } from '#ui/own-words.tsx';

/** The user and their progress, with help and the menu at the upper right. */
export function HomeHeader({ user, onHelp }: { user: User; onHelp: () => void }) {
  const { data: unopened } = useQuery(unopenedQuery);
  return (
    <div className="card-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <OwnPortrait user={user} size="md" />
        <OwnWords
          translate="no"
          as="h1"
          className="line-clamp-2 min-w-0 text-left flex-1 basis-[5rem] text-lg leading-tight"
        >
          {user.firstName} {user.lastName}
        </OwnWords>
        <div className="-mr-2 ml-auto flex self-start">
          <IconButton
            label="Help"
            icon={<QuestionIcon size={24} aria-hidden />}
            className="text-ink-soft"
            onClick={onHelp}
          />
          <Bell />
          <AccountMenu look="icon" />
        </div>
      </div>
      {!user.isSecret && (
        <div className="mt-3.5" data-tutorial="xp">
          <ProgressSummary currentXP={user.currentXP} next={nextGiftWords(unopened, user.currentXP)} />
        </div>
      )}
    </div>
  );
}
