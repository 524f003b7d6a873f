import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { getPlanCalendar } from '../plan-calendar.contract.ts';
import { getPlan, getReadyPlan, listPlans, listPlansNow } from '../plans.contract.ts';

export const plansQuery = endpointQuery(listPlans);
export const plansNowQuery = endpointQuery(listPlansNow);
export const planCalendarQuery = endpointQuery(getPlanCalendar);
export const planQuery = (planId: string) => endpointQuery(getPlan, { params: { planId } });
export const readyPlanQuery = (readyId: string) => endpointQuery(getReadyPlan, { params: { readyId } });
