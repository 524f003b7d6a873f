import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useParticipant } from '#features/people/client/for-other-features.ts';
import { useChunk } from '#platform/client/use-chunk.ts';
import { cn } from '#ui/class-names.ts';
import { useIdle } from '#ui/use-idle.ts';
import { unreadQuery } from '../notification-queries.ts';
import { BellSign, bellClasses, bellName } from './bell-button.tsx';

const loadPanel = () => import('./bell-panel.tsx');

/** How many notifications are new. On a phone it leads to their page; on a wide window the newest open below it. */
export function Bell() {
  const user = useParticipant();
  return user === null ? null : <BellOf key={user.id} />;
}

function BellOf() {
  const unread = useQuery(unreadQuery).data?.unread ?? 0;
  const [path] = useLocation();
  const isHere = path === '/notifications';
  return (
    <>
      <Link
        href="/notifications"
        aria-label={bellName(unread)}
        aria-current={isHere ? 'page' : undefined}
        className={cn(bellClasses, 'grid', !isHere && 'lg:hidden')}
      >
        <BellSign unread={unread} />
      </Link>
      {!isHere && <WideBell unread={unread} />}
    </>
  );
}

/** The panel itself comes when the screen stands still, or at the first press if that is sooner. */
function WideBell({ unread }: { unread: number }) {
  const idle = useIdle();
  const [pressed, setPressed] = useState(false);
  const panel = useChunk(loadPanel, Number(idle) + Number(pressed), () => setPressed(false));
  const className = cn(bellClasses, 'hidden lg:grid');
  if (panel) return <panel.BellPanel unread={unread} className={className} defaultOpen={pressed} />;
  return (
    <button
      type="button"
      aria-label={bellName(unread)}
      aria-haspopup="dialog"
      className={className}
      onPointerEnter={() => void loadPanel().catch(() => {})}
      onClick={() => setPressed(true)}
    >
      <BellSign unread={unread} />
    </button>
  );
}
