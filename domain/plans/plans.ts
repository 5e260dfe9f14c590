import type { Plan } from '#contracts/entities/money.ts';

const plan = (p: Omit<Plan, 'billingPeriod' | 'isActive'>): Plan => ({
  ...p,
  billingPeriod: 'monthly',
  isActive: true,
});

export const FREE_PLAN = plan({
  id: 'free',
  name: 'Free',
  description: 'View and download what you have made',
  price: '0.00',
  maxProjects: 0,
  maxServicesPerMonth: 0,
  maxTeamMembers: 1,
  features: ['View your listings', 'Download your results'],
  sortOrder: 0,
  supportsServices: false,
});

/** Not on sale: it comes with signing up. */
export const TRIAL_PLAN = plan({
  id: 'trial',
  name: 'Trial',
  description: '7 days and 10 credits, no card needed',
  price: '0.00',
  maxProjects: 3,
  maxServicesPerMonth: 10,
  maxTeamMembers: 1,
  features: ['All AI services', '10 credits', '30 revisions per day'],
  sortOrder: 1,
  supportsServices: true,
});

export const STARTER_PLAN = plan({
  id: 'starter',
  name: 'Starter',
  description: 'For agents with a few listings a month',
  price: '59.00',
  maxProjects: 3,
  maxServicesPerMonth: 20,
  maxTeamMembers: 1,
  features: [
    '20 credits per month',
    '3 listings per month',
    'All AI services',
    '30 revisions per day',
    'Email support',
  ],
  sortOrder: 2,
  supportsServices: true,
});

export const PRO_PLAN = plan({
  id: 'pro',
  name: 'Pro',
  description: 'For busy agents who market every listing',
  price: '149.00',
  maxProjects: 10,
  maxServicesPerMonth: 100,
  maxTeamMembers: 1,
  features: [
    '100 credits per month (about 50 staged photos or 25 videos)',
    '10 listings per month',
    'Social videos',
    '30 revisions per day',
    'Priority support',
    'Custom branding',
  ],
  sortOrder: 3,
  supportsServices: true,
});

export const AGENCY_PLAN = plan({
  id: 'agency',
  name: 'Agency',
  description: 'For teams and brokerages',
  price: '399.00',
  maxProjects: -1,
  maxServicesPerMonth: 300,
  maxTeamMembers: 10,
  features: [
    '300 credits per month (150+ staged photos or 75+ videos)',
    'Unlimited listings',
    'Up to 10 team members',
    'Team collaboration tools',
    '50 revisions per day',
    'Advanced analytics',
    'Dedicated account manager',
  ],
  sortOrder: 4,
  supportsServices: true,
});

/** Seeds the database, and is the web side's fallback when the plans call does not return an array. */
export const PLANS_ON_SALE: readonly Plan[] = [FREE_PLAN, STARTER_PLAN, PRO_PLAN, AGENCY_PLAN];
