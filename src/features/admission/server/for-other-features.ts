export {
  admit,
  askAtTheDoor,
  hasComeBy,
  isRefusedInvitation,
  noteAdmission,
  refuseUnconfirmed,
} from './admit.ts';
