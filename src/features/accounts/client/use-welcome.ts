import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { User } from '#features/people/people.contract.ts';
import { hasShownOther } from '#platform/client/shown-user.ts';
import { toast } from '#ui/toast-store.ts';
import { signInHere } from './session.ts';

/** What follows a sign-in, in one step or in two: a welcome, and on to `next`; after somebody else in a new page. */
export function useWelcome(next: string): (user: User) => void {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return (user) => {
    if (hasShownOther(user.id)) return window.location.replace(next);
    toast({ title: 'Welcome back!', description: `It is good to see you, ${user.firstName}.` });
    // The user is set before the navigation. Otherwise the page for visitors would be shown for a moment.
    signInHere(queryClient, user);
    navigate(next, { replace: true });
  };
}
