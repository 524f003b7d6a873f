export const PLAN_ERRORS = {
  /** More plans than one person can read at a time, or keep. */
  PLAN_LIMIT: 409,
} as const;

type PlanErrors = typeof PLAN_ERRORS;
declare module '#contract/errors.ts' {
  interface ErrorCodes extends PlanErrors {}
}
