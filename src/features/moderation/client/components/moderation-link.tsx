import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { mayCall, type Role } from '#contract/access.policy.ts';
import { MenuItem } from '#ui/dropdown-menu.tsx';
import { summaryQuery } from '../moderation-queries.ts';

/** Whether somebody has the way to the moderators' desk in their menu. */
export function moderates(user: { role: Role }): boolean {
  return mayCall(user.role, 'moderator');
}

/**
 * An entry of a moderator's account menu, with how many cases wait. The server tells that only to who has passed a second step:
 * `hasSecondStep`, undefined until it is known.
 */
export function ModerationMenuItem({ hasSecondStep }: { hasSecondStep: boolean | undefined }) {
  const { data } = useQuery({ ...summaryQuery, enabled: hasSecondStep === true });
  const waits = data?.open ?? 0;
  return (
    <MenuItem asChild>
      <Link href="/moderation">
        <ShieldCheckIcon size={20} aria-hidden />
        <span className="flex-1">Moderation</span>
        {waits > 0 && (
          <span className="rounded-full bg-dusk-wash px-2.5 py-0.5 text-sm font-semibold text-dusk">
            {waits}
            <span className="sr-only"> {waits === 1 ? 'case waits' : 'cases wait'}</span>
          </span>
        )}
      </Link>
    </MenuItem>
  );
}
