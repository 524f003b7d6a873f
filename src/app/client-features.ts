import { accountsClient } from '#features/accounts/accounts.client.ts';
import { administrationClient } from '#features/administration/administration.client.ts';
import { admissionClient } from '#features/admission/admission.client.ts';
import { bibleClient } from '#features/bible/bible.client.ts';
import { circleClient } from '#features/circle/circle.client.ts';
import { communityClient } from '#features/community/community.client.ts';
import { datePollsClient } from '#features/date-polls/date-polls.client.ts';
import { debatesClient } from '#features/debates/debates.client.ts';
import { filesClient } from '#features/files/files.client.ts';
import { gatheringsClient } from '#features/gatherings/gatherings.client.ts';
import { groupsClient } from '#features/groups/groups.client.ts';
import { guidelinesClient } from '#features/guidelines/guidelines.client.ts';
import { homeClient } from '#features/home/home.client.ts';
import { importsClient } from '#features/imports/imports.client.ts';
import { journalClient } from '#features/journal/journal.client.ts';
import { milestonesClient } from '#features/milestones/milestones.client.ts';
import { moderationClient } from '#features/moderation/moderation.client.ts';
import { notificationsClient } from '#features/notifications/notifications.client.ts';
import { offlineClient } from '#features/offline/offline.client.ts';
import { peopleClient } from '#features/people/people.client.ts';
import { plansClient } from '#features/plans/plans.client.ts';
import { prayerClient } from '#features/prayer/prayer.client.ts';
import { questsClient } from '#features/quests/quests.client.ts';
import { remindersClient } from '#features/reminders/reminders.client.ts';
import { todayClient } from '#features/today/today.client.ts';
import { versePictureClient } from '#features/verse-picture/verse-picture.client.ts';
import { wardrobeClient } from '#features/wardrobe/wardrobe.client.ts';
import { yearClient } from '#features/year/year.client.ts';
import type { ClientFeature } from '#platform/client/client-feature.ts';

/**
 * All features of the browser. The app knows a feature only by its line here and its line in `server-features.ts`.
 */
export const clientFeatures: readonly ClientFeature[] = [
  accountsClient,
  admissionClient,
  administrationClient,
  peopleClient,
  circleClient,
  homeClient,
  bibleClient,
  journalClient,
  groupsClient,
  prayerClient,
  gatheringsClient,
  datePollsClient,
  plansClient,
  debatesClient,
  communityClient,
  wardrobeClient,
  versePictureClient,
  milestonesClient,
  remindersClient,
  questsClient,
  todayClient,
  yearClient,
  filesClient,
  importsClient,
  guidelinesClient,
  moderationClient,
  notificationsClient,
  offlineClient,
];
