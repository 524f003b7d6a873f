import { BellIcon } from '@phosphor-icons/react/dist/ssr/Bell';
import { Link } from 'wouter';
import { PersonFace } from '#features/people/client/for-other-features.ts';
import type { NotificationLook } from '#platform/client/client-feature.ts';
import { cn } from '#ui/class-names.ts';
import { OwnWords } from '#ui/own-words.tsx';
import type { Notification } from '../../notifications.contract.ts';
import { whenText } from '../when.rules.ts';

const tones = {
  dusk: 'bg-dusk-wash text-dusk',
  leaf: 'bg-leaf-wash text-leaf',
  sky: 'bg-sky-wash text-sky',
} as const;

/** One thing that somebody is told. The whole row leads to what it is about, and counts as read then. */
export function NotificationRow({
  notification,
  look,
  now,
  isNew,
  onRead,
  onAnswered,
}: {
  notification: Notification;
  look: NotificationLook | undefined;
  now: number;
  /** It came while the list was open. */
  isNew: boolean;
  onRead: () => void;
  /** Its question was answered in place. */
  onAnswered: () => void;
}) {
  const { text, textIs, person, createdAt, readAt } = notification;
  const Answer = look?.Answer;
  const when = whenText(createdAt, now);
  return (
    <li
      className={cn(
        'relative flex gap-3.5 py-4 not-first:border-t not-first:border-line',
        isNew && 'animate-[arrive_180ms_var(--ease-out)_both]',
      )}
    >
      {person === null ? <Sign look={look} /> : <PersonFace person={person} />}
      <div className="min-w-0 flex-1">
        <Title notification={notification} onRead={onRead} />
        {/* The time stays with the last word before it. */}
        <p className="text-sm text-ink-soft wrap-anywhere">
          {text !== null && textIs === 'own-words' && (
            <OwnWords className="font-scripture text-[0.9375rem] italic">“{text}”</OwnWords>
          )}
          {text !== null && textIs === 'note' && <bdi>{text.replace(/\.$/, '')}</bdi>}
          {text !== null && '\u00a0·\u00a0'}
          {when}
        </p>
        {Answer && (
          // Above the link that fills the row.
          <div className="relative z-10 mt-1">
            <Answer notification={notification} onAnswered={onAnswered} />
          </div>
        )}
      </div>
      {readAt === null && (
        <span className="mt-2 size-2 shrink-0 rounded-full bg-dusk forced-colors:bg-[Highlight]">
          <span className="sr-only">New</span>
        </span>
      )}
    </li>
  );
}

function Sign({ look }: { look: NotificationLook | undefined }) {
  const Icon = look?.icon ?? BellIcon;
  return (
    <span
      aria-hidden="true"
      className={cn('grid size-11 shrink-0 place-items-center rounded-full', tones[look?.tone ?? 'dusk'])}
    >
      <Icon size={22} aria-hidden />
    </span>
  );
}

const filling = 'wrap-anywhere text-left after:absolute after:inset-0 after:rounded-control';

/** Leads to what it is about; without such a place, pressing it says that it was read. */
function Title({ notification, onRead }: { notification: Notification; onRead: () => void }) {
  const { href, readAt } = notification;
  const words = <TitleWords {...notification} />;
  if (href !== null) {
    return (
      <Link href={href} onClick={onRead} className={filling}>
        {words}
      </Link>
    );
  }
  if (readAt !== null) return <p className="wrap-anywhere">{words}</p>;
  return (
    <button type="button" onClick={onRead} className={filling}>
      {words}
      <span className="sr-only">. Mark as read</span>
    </button>
  );
}

function TitleWords({ title, emphasis }: Pick<Notification, 'title' | 'emphasis'>) {
  const at = emphasis === null ? -1 : title.indexOf(emphasis);
  if (emphasis === null || at < 0) return <span dir="auto">{title}</span>;
  return (
    <span>
      {title.slice(0, at)}
      <bdi translate="no" className="font-semibold">
        {emphasis}
      </bdi>
      {title.slice(at + emphasis.length)}
    </span>
  );
}
