import { useState } from 'react';
import type { Notification } from '../../notifications.contract.ts';
import type { Looks } from '../use-notification-looks.ts';
import { NotificationRow } from './notification-row.tsx';
import './arrive.css';

/** Some notifications, one below the other; those that come while it is open slide in. */
export function NotificationList({
  items,
  looks,
  now,
  label,
  onRead,
  onAnswered,
}: {
  items: readonly Notification[];
  looks: Looks;
  now: number;
  label: string;
  onRead: (notification: Notification) => void;
  onAnswered: (notification: Notification) => void;
}) {
  // What was there when the list was opened, or has come up from further down.
  const [openedAt] = useState(now);
  return (
    <ul aria-label={label}>
      {items.map((notification) => (
        <NotificationRow
          key={notification.id}
          notification={notification}
          look={looks[notification.kind]}
          now={now}
          isNew={notification.createdAt > openedAt}
          onRead={() => onRead(notification)}
          onAnswered={() => onAnswered(notification)}
        />
      ))}
    </ul>
  );
}
