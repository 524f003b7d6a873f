import { accountsFeature } from '#features/accounts/accounts.feature.ts';
import { administrationFeature } from '#features/administration/administration.feature.ts';
import { admissionFeature } from '#features/admission/admission.feature.ts';
import { bibleFeature } from '#features/bible/bible.feature.ts';
import { circleFeature } from '#features/circle/circle.feature.ts';
import { communityFeature } from '#features/community/community.feature.ts';
import { datePollsFeature } from '#features/date-polls/date-polls.feature.ts';
import { debatesFeature } from '#features/debates/debates.feature.ts';
import { filesFeature } from '#features/files/files.feature.ts';
import { gatheringsFeature } from '#features/gatherings/gatherings.feature.ts';
import { groupsFeature } from '#features/groups/groups.feature.ts';
import { guidelinesFeature } from '#features/guidelines/guidelines.feature.ts';
import { helpFeature } from '#features/help/help.feature.ts';
import { homeFeature } from '#features/home/home.feature.ts';
import { importsFeature } from '#features/imports/imports.feature.ts';
import { journalFeature } from '#features/journal/journal.feature.ts';
import { milestonesFeature } from '#features/milestones/milestones.feature.ts';
import { moderationFeature } from '#features/moderation/moderation.feature.ts';
import { notificationsFeature } from '#features/notifications/notifications.feature.ts';
import { offlineFeature } from '#features/offline/offline.feature.ts';
import { operationsFeature } from '#features/operations/operations.feature.ts';
import { peopleFeature } from '#features/people/people.feature.ts';
import { plansFeature } from '#features/plans/plans.feature.ts';
import { prayerFeature } from '#features/prayer/prayer.feature.ts';
import { profilePictureFeature } from '#features/profile-picture/profile-picture.feature.ts';
import { progressFeature } from '#features/progress/progress.feature.ts';
import { pushFeature } from '#features/push/push.feature.ts';
import { questsFeature } from '#features/quests/quests.feature.ts';
import { remindersFeature } from '#features/reminders/reminders.feature.ts';
import { rhythmFeature } from '#features/rhythm/rhythm.feature.ts';
import { todayFeature } from '#features/today/today.feature.ts';
import { versePictureFeature } from '#features/verse-picture/verse-picture.feature.ts';
import { wardrobeFeature } from '#features/wardrobe/wardrobe.feature.ts';
import { yearFeature } from '#features/year/year.feature.ts';
import type { ServerFeature } from '#platform/server/feature.ts';

/** All features of the server. The exported file of a person has its sections in this order. */
export const serverFeatures: readonly ServerFeature[] = [
  peopleFeature,
  circleFeature,
  accountsFeature,
  admissionFeature,
  progressFeature,
  rhythmFeature,
  homeFeature,
  journalFeature,
  bibleFeature,
  groupsFeature,
  prayerFeature,
  gatheringsFeature,
  datePollsFeature,
  plansFeature,
  debatesFeature,
  communityFeature,
  wardrobeFeature,
  versePictureFeature,
  milestonesFeature,
  remindersFeature,
  questsFeature,
  todayFeature,
  yearFeature,
  filesFeature,
  profilePictureFeature,
  importsFeature,
  notificationsFeature,
  pushFeature,
  offlineFeature,
  administrationFeature,
  operationsFeature,
  helpFeature,
  guidelinesFeature,
  moderationFeature,
];
