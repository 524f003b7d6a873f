/** Why a command does not do what it was asked for, in words for the operator: one line, without a stack. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
