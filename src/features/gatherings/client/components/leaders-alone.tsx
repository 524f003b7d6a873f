import { InsteadPage } from '#ui/instead-page.tsx';

/** In place of a page for what leaders and helpers of groups alone can do. */
export function LeadersAlone(said: { title: string; text: string; back: string; label: string }) {
  return <InsteadPage {...said} on={{ href: '/community/groups/new', label: 'Start a group' }} />;
}
