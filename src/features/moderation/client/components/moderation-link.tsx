import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { mayCall, type Role } from '#contract/access.policy.ts';
import { MenuItem } from '#ui/dropdown-menu.tsx';
import { casesWait } from '../../moderation.rules.ts';
import { summaryQuery } from '../moderation-queries.ts';

/** Whether somebody has the way to the moderators' desk in their menu. */
export function moderates(user: { role: Role }): boolean {
  return mayCall(user.role, 'moderator');
}

/** How many cases wait for a moderator; none until it is known. The server tells that only to who has passed a second step. */
export function useWaitingCases(hasSecondStep: boolean): number {
  const { data } = useQuery({ ...summaryQuery, enabled: hasSecondStep });
  return data?.open ?? 0;
}

/** An entry of a moderator's account menu, with how many cases wait. */
export function ModerationMenuItem({ waiting }: { waiting: number }) {
  return (
    <MenuItem asChild>
      <Link href="/moderation">
        <ShieldCheckIcon size={20} aria-hidden />
        <span className="flex-1">Moderation</span>
        {waiting > 0 && (
          <span className="rounded-full bg-dusk-wash px-2.5 py-0.5 text-sm font-semibold text-dusk">
            <span aria-hidden="true">{waiting}</span>
            <span className="sr-only">{casesWait(waiting)}</span>
          </span>
        )}
      </Link>
    </MenuItem>
  );
}
