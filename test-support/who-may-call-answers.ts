/** Those who call, in this order: a moderator who has no second step yet is `weak`. */
export const CALLERS = [
  'visitor',
  'stranger',
  'banned',
  'muted',
  'young',
  'weak',
  'moderator',
  'admin',
] as const;
export type CallerName = (typeof CALLERS)[number];

/**
 * What each is answered who calls it with ids of things that are another's (Ruth's, and of a case about her, an invitation
 * that another moderator made), one caller and one call after the other. A stranger has not agreed to the guidelines, nor
 * said how old they are before the call that does; the moderator closes the case before the administrator comes to it.
 */
export const ANSWERS = `
  GET /api/auth/user                                  401 200 200 200 200 200 200 200
  PATCH /api/people/me                                401 200 403 200 200 200 200 200
  PUT /api/people/me/age                              401 200 403 200 409 200 200 200
  GET /api/circle                                     401 200 403 200 200 200 200 200
  DELETE /api/circle/:personId                        401 404 403 404 404 404 404 404
  GET /api/circle/links                               401 200 403 200 200 200 200 200
  POST /api/circle/links                              401 201 403 201 403 201 201 201
  DELETE /api/circle/links/:id                        401 404 403 404 404 404 404 404
  GET /api/circle/join/:token                         404 404 404 404 404 404 404 404
  POST /api/circle/join/:token                        401 404 403 404 404 404 404 404
  GET /api/circle/invitations                         401 200 403 200 200 200 200 200
  PUT /api/circle/invitations/:personId               401 200 403 200 403 200 200 200
  DELETE /api/circle/invitations/:personId            401 204 403 204 404 204 204 204
  POST /api/circle/invitations/:personId/accept       401 404 403 404 404 404 404 404
  POST /api/circle/invitations/:personId/decline      401 404 403 404 404 404 404 404
  GET /api/people/:personId                           401 200 403 200 200 200 200 200
  GET /api/people/blocked                             401 200 403 200 200 200 200 200
  PUT /api/people/:personId/block                     401 204 403 204 204 204 204 204
  DELETE /api/people/:personId/block                  401 204 403 204 204 204 204 204
  PUT /api/people/:personId/age                       401 403 403 403 403 403 403 204
  GET /api/invitations                                401 403 403 403 403 403 200 200
  POST /api/invitations                               401 403 403 403 403 403 201 201
  POST /api/invitations/:invitationId/revoke          401 403 403 403 403 403 403 200
  GET /api/invitations/:invitationId/people           401 403 403 403 403 403 200 200
  GET /api/invitations/by-token/:token                404 404 404 404 404 404 404 404
  GET /api/groups/mine                                401 200 403 200 200 200 200 200
  GET /api/groups                                     401 200 403 200 200 200 200 200
  POST /api/groups                                    401 403 403 403 403 403 403 403
  GET /api/groups/:groupId                            401 404 403 404 404 404 404 404
  PATCH /api/groups/:groupId                          401 404 403 404 404 404 404 404
  PUT /api/groups/:groupId/archived                   401 404 403 404 404 404 404 404
  PUT /api/groups/:groupId/muted                      401 404 403 404 404 404 404 404
  POST /api/groups/:groupId/join                      401 404 403 404 404 404 404 404
  DELETE /api/groups/:groupId/join                    401 404 403 404 404 404 404 404
  GET /api/groups/:groupId/asking                     401 404 403 404 404 404 404 404
  POST /api/groups/:groupId/asking/:personId/approve  401 404 403 404 404 404 404 404
  POST /api/groups/:groupId/asking/:personId/decline  401 404 403 404 404 404 404 404
  GET /api/groups/:groupId/links                      401 404 403 404 404 404 404 404
  POST /api/groups/:groupId/links                     401 404 403 404 404 404 404 404
  DELETE /api/groups/:groupId/links/:linkId           401 404 403 404 404 404 404 404
  GET /api/groups/by-link/:token                      404 404 404 404 404 404 404 404
  POST /api/groups/by-link/:token                     401 404 403 404 404 404 404 404
  GET /api/groups/:groupId/members                    401 404 403 404 404 404 404 404
  PUT /api/groups/:groupId/members/:personId/role     401 404 403 404 404 404 404 404
  DELETE /api/groups/:groupId/members/:personId       401 404 403 404 404 404 404 404
  DELETE /api/groups/:groupId/membership              401 404 403 404 404 404 404 404
  GET /api/groups/:groupId/acts                       401 404 403 404 404 404 404 404
  GET /api/groups/:groupId/plan                       401 404 403 404 404 404 404 404
  GET /api/groups/:groupId/passages/:passageId        401 404 403 404 404 404 404 404
  POST /api/groups/:groupId/plan                      401 404 403 404 404 404 404 404
  PATCH /api/groups/:groupId/plan/:passageId          401 404 403 404 404 404 404 404
  DELETE /api/groups/:groupId/plan/:passageId         401 404 403 404 404 404 404 404
  GET /api/groups/:groupId/topics                     401 404 403 404 404 404 404 404
  POST /api/groups/:groupId/topics                    401 404 403 404 404 404 404 404
  DELETE /api/groups/topics/:threadId                 401 404 403 404 404 404 404 404
  GET /api/groups/threads/:threadId                   401 404 403 404 404 404 404 404
  GET /api/groups/threads/:threadId/posts             401 404 403 404 404 404 404 404
  POST /api/groups/threads/:threadId/posts            401 404 403 404 404 404 404 404
  PATCH /api/groups/posts/:postId                     401 404 403 404 404 404 404 404
  GET /api/groups/posts/:postId/versions              401 404 403 404 404 404 404 404
  DELETE /api/groups/posts/:postId                    401 404 403 404 404 404 404 404
  PUT /api/groups/posts/:postId/hidden                401 404 403 404 404 404 404 404
  PUT /api/groups/topics/:threadId/hidden             401 404 403 404 404 404 404 404
  PUT /api/groups/threads/:threadId/read              401 404 403 404 404 404 404 404
  PUT /api/groups/threads/:threadId/muted             401 404 403 404 404 404 404 404
  GET /api/groups/:groupId/files                      401 404 403 404 404 404 404 404
  GET /api/groups/:groupId/files/usage                401 404 403 404 404 404 404 404
  POST /api/groups/:groupId/files                     401 404 403 404 404 404 404 404
  PATCH /api/groups/files/:groupFileId                401 404 403 404 404 404 404 404
  DELETE /api/groups/files/:groupFileId               401 404 403 404 404 404 404 404
  GET /api/groups/files/:groupFileId/content          401 404 403 404 404 404 404 404
  GET /api/prayer/overview                            401 200 403 200 200 200 200 200
  GET /api/prayer/waiting                             401 200 403 200 200 200 200 200
  GET /api/prayer/audiences                           401 200 403 200 200 200 200 200
  GET /api/prayer/groups/:groupId/requests            401 404 403 404 404 404 404 404
  GET /api/prayer/requests                            401 200 403 200 200 200 200 200
  POST /api/prayer/requests                           401 403 403 403 403 403 403 403
  GET /api/prayer/requests/:requestId                 401 404 403 404 404 404 404 404
  PATCH /api/prayer/requests/:requestId               401 404 403 404 404 404 404 404
  DELETE /api/prayer/requests/:requestId              401 404 403 404 404 404 404 404
  PUT /api/prayer/requests/:requestId/prayed          401 404 403 404 404 404 404 404
  PUT /api/prayer/requests/:requestId/later           401 404 403 404 404 404 404 404
  PUT /api/prayer/requests/:requestId/answer          401 404 403 404 404 404 404 404
  PUT /api/prayer/requests/:requestId/state           401 404 403 404 404 404 404 404
  GET /api/prayer/answered                            401 200 403 200 200 200 200 200
  GET /api/prayer/requests/:requestId/encouragements  401 404 403 404 404 404 404 404
  POST /api/prayer/requests/:requestId/encouragements 401 404 403 404 404 404 404 404
  PATCH /api/prayer/encouragements/:encouragementId   401 404 403 404 404 404 404 404
  DELETE /api/prayer/encouragements/:encouragementId  401 404 403 404 404 404 404 404
  GET /api/prayer/list                                401 200 403 200 200 200 200 200
  GET /api/prayer/thanks                              401 200 403 200 200 200 200 200
  POST /api/prayer/items                              401 404 403 404 404 404 404 404
  PATCH /api/prayer/items/:itemId                     401 404 403 404 404 404 404 404
  DELETE /api/prayer/items/:itemId                    401 404 403 404 404 404 404 404
  PUT /api/prayer/items/:itemId/prayed                401 404 403 404 404 404 404 404
  PUT /api/prayer/items/order                         401 204 403 204 204 204 204 204
  POST /api/prayer/folders                            401 201 403 201 201 201 201 201
  PATCH /api/prayer/folders/:folderId                 401 404 403 404 404 404 404 404
  DELETE /api/prayer/folders/:folderId                401 404 403 404 404 404 404 404
  PUT /api/prayer/folders/order                       401 404 403 404 404 404 404 404
  GET /api/gatherings                                 401 200 403 200 200 200 200 200
  GET /api/gatherings/between                         401 200 403 200 200 200 200 200
  GET /api/gatherings/next                            401 200 403 200 200 200 200 200
  POST /api/gatherings                                401 404 403 404 404 404 404 404
  GET /api/gatherings/:gatheringId/:start             401 404 403 404 404 404 404 404
  PATCH /api/gatherings/:gatheringId/:start           401 404 403 404 404 404 404 404
  PUT /api/gatherings/:gatheringId/:start/cancelled   401 404 403 404 404 404 404 404
  PUT /api/gatherings/:gatheringId/:start/answer      401 404 403 404 404 404 404 404
  POST /api/gatherings/:gatheringId/:start/lines      401 404 403 404 404 404 404 404
  PUT /api/gatherings/:gatheringId/:start/lines/:lineId/mine 401 404 403 404 404 404 404 404
  DELETE /api/gatherings/:gatheringId/:start/lines/:lineId 401 404 403 404 404 404 404 404
  PUT /api/gatherings/:gatheringId/:start/came/:personId 401 404 403 404 404 404 404 404
  GET /api/gatherings/:gatheringId/:start/calendar.ics 401 404 403 404 404 404 404 404
  GET /api/gathering-calendar                         401 200 403 200 200 200 200 200
  PATCH /api/gathering-calendar                       401 200 403 200 200 200 200 200
  POST /api/gathering-calendar/renewed                401 200 403 200 200 200 200 200
  GET /api/calendar-feed/:token                       404 404 404 404 404 404 404 404
  POST /api/letters/events/stop                       404 404 404 404 404 404 404 404
  GET /api/milestones                                 401 200 403 200 200 200 200 200
  POST /api/milestones/reached                        401 200 403 200 200 200 200 200
  PUT /api/milestones/card                            401 200 403 200 200 200 200 200
  GET /api/people/:personId/milestones                401 200 403 200 200 200 200 200
  GET /api/plan-calendar                              401 200 403 200 200 200 200 200
  POST /api/plan-calendar/renewed                     401 200 403 200 200 200 200 200
  GET /api/plan-feed/:token                           404 404 404 404 404 404 404 404
  GET /api/plans                                      401 200 403 200 200 200 200 200
  GET /api/plans/now                                  401 200 403 200 200 200 200 200
  GET /api/plans/ready/:readyId                       401 200 403 200 200 200 200 200
  POST /api/plans/ready/:readyId                      401 201 403 201 201 201 201 201
  POST /api/plans                                     401 201 403 201 201 201 201 201
  GET /api/plans/:planId                              401 404 403 404 404 404 404 404
  PUT /api/plans/:planId/places/:at                   401 404 403 404 404 404 404 404
  PUT /api/plans/:planId/state                        401 404 403 404 404 404 404 404
  POST /api/plans/:planId/catch-up                    401 404 403 404 404 404 404 404
  DELETE /api/plans/:planId/catch-up                  401 404 403 404 404 404 404 404
  DELETE /api/plans/:planId                           401 404 403 404 404 404 404 404
  GET /api/quests                                     401 200 403 200 200 200 200 200
  POST /api/quests/done                               401 200 403 200 200 200 200 200
  GET /api/reminder                                   401 200 403 200 200 200 200 200
  PUT /api/reminder                                   401 200 403 200 200 200 200 200
  DELETE /api/reminder                                401 200 403 200 200 200 200 200
  DELETE /api/reminder/device                         401 200 403 200 200 200 200 200
  POST /api/reminder/calendar/renewed                 401 200 403 200 200 200 200 200
  POST /api/reminder/end                              404 404 404 404 404 404 404 404
  GET /api/reminder-calendar/:token                   404 404 404 404 404 404 404 404
  GET /api/year                                       401 200 403 200 200 200 200 200
  GET /api/year/days/:date                            401 200 403 200 200 200 200 200
  GET /api/year/entries                               401 200 403 200 200 200 200 200
  GET /api/year/page                                  401 200 403 200 200 200 200 200
  GET /api/today                                      401 200 403 200 200 200 200 200
  POST /api/today/prayer                              401 200 403 200 200 200 200 200
  PUT /api/today/sabbath                              401 200 403 200 200 200 200 200
  PUT /api/today/rest                                 401 200 403 200 200 200 200 200
  DELETE /api/today/rest                              401 200 403 200 200 200 200 200
  GET /api/notifications                              401 200 403 200 200 200 200 200
  GET /api/notifications/unread                       401 200 403 200 200 200 200 200
  PUT /api/notifications/:notificationId/read         401 404 403 404 404 404 404 404
  PUT /api/notifications/read                         401 404 403 404 404 404 404 404
  GET /api/notifications/settings                     401 200 403 200 200 200 200 200
  PATCH /api/notifications/settings                   401 200 403 200 200 200 200 200
  POST /api/letters/weekly/stop                       404 404 404 404 404 404 404 404
  GET /api/live                                       401 200 403 200 200 200 200 200
  GET /api/admin/people                               401 403 403 403 403 403 403 200
  GET /api/admin/people/:personId                     401 403 403 403 403 403 403 200
  PUT /api/admin/people/:personId/role                401 403 403 403 403 403 403 200
  POST /api/admin/people/:personId/sign-out           401 403 403 403 403 403 403 200
  GET /api/admin/acts                                 401 403 403 403 403 403 403 200
  GET /api/admin/storage                              401 403 403 403 403 403 403 200
  GET /api/help-lines                                 200 200 200 200 200 200 200 200
  GET /api/guidelines                                 200 200 200 200 200 200 200 200
  GET /api/privacy                                    200 200 200 200 200 200 200 200
  POST /api/guidelines/agreement                      401 409 403 409 409 409 409 409
  POST /api/moderation/reports                        401 404 403 404 404 404 404 404
  GET /api/moderation/summary                         401 403 403 403 403 403 200 200
  GET /api/moderation/cases                           401 403 403 403 403 403 200 200
  GET /api/moderation/cases/:caseId                   401 403 403 403 403 403 200 200
  PUT /api/moderation/cases/:caseId/claim             401 403 403 403 403 403 200 409
  DELETE /api/moderation/cases/:caseId/claim          401 403 403 403 403 403 204 204
  POST /api/moderation/cases/:caseId/reveal           401 403 403 403 403 403 200 409
  POST /api/moderation/cases/:caseId/decisions        401 403 403 403 403 403 201 409
  POST /api/moderation/decisions/:decisionId/undo     401 403 403 403 403 403 404 404
  POST /api/moderation/actions/:actionId/lift         401 403 403 403 403 403 409 409
  GET /api/moderation/actions                         401 403 403 403 403 403 200 200
  GET /api/moderation/my-words                        401 200 200 200 200 200 200 200
  GET /api/moderation/my-words/:caseId                401 404 404 404 404 404 404 404
  POST /api/moderation/actions/:actionId/appeal       401 404 404 404 404 404 404 404
  GET /api/moderation/standing                        401 200 200 200 200 200 200 200
`;
