import { Link } from 'wouter';
import { buttonClasses } from './button.tsx';

/** The two ways in for a visitor whom somebody invites. @param next where they come back to: '/circle/join/…' */
export function ComeInLinks({ next }: { next: string }) {
  const query = `next=${encodeURIComponent(next)}`;
  return (
    <>
      <Link href={`/register?${query}`} className={buttonClasses('primary', 'lg', 'w-full')}>
        Create an account
      </Link>
      <Link href={`/signin?${query}`} className={buttonClasses('secondary', 'lg', 'w-full')}>
        I have one: sign in
      </Link>
    </>
  );
}
