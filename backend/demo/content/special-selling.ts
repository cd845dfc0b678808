import type { OfferSegment } from 'contract/offer-segments';
import type { PeriodKind } from 'contract/price-periods';
import type { UsedCondition } from 'contract/used-condition';
import type { GroupKey } from './groups';
import { type Six, six } from './six';

/** How worn the used items are, in the order of the catalogue. */
export const DEMO_CONDITIONS: readonly UsedCondition[] = ['good', 'good', 'fair', 'like_new', 'worn', 'good'];

/** An offer for a segment of customers, from so many days ago to so many days ahead. */
export interface DemoOffer {
  readonly segment: OfferSegment;
  readonly percentage: number;
  readonly days: readonly [startedDaysAgo: number, endsInDays: number];
  readonly groups: readonly GroupKey[];
  readonly name: Six;
  readonly conditions: Six;
}

export const DEMO_OFFERS: readonly DemoOffer[] = [
  {
    segment: 'latu',
    percentage: 12,
    days: [10, 60],
    groups: ['backcountry-skis'],
    name: six(
      'Ladun suksiviikot',
      'Ski weeks for Latu members',
      'Skidveckor för Latu-medlemmar',
      'Skiwochen für Latu-Mitglieder',
      'Semaines du ski pour les membres Latu',
      'Лыжные недели для членов Latu',
    ),
    conditions: six(
      'Suomen Ladun jäsenille, joiden jäsennumero on vahvistettu tilillä.',
      'For members of Suomen Latu whose member number is confirmed in their account.',
      'För medlemmar i Suomen Latu vars medlemsnummer är bekräftat på kontot.',
      'Für Mitglieder von Suomen Latu, deren Mitgliedsnummer im Konto bestätigt ist.',
      'Pour les membres de Suomen Latu dont le numéro est confirmé dans leur compte.',
      'Для членов Suomen Latu, чей номер подтверждён в личном кабинете.',
    ),
  },
  {
    segment: 'scout',
    percentage: 15,
    days: [5, 120],
    groups: ['hammocks', 'mats'],
    name: six(
      'Partiolaisten yöpymisetu',
      'Nights out for scouts',
      'Natten ute för scouter',
      'Draußen schlafen für Pfadfinder',
      'Nuits dehors pour les scouts',
      'Ночёвки для скаутов',
    ),
    conditions: six(
      'Partiolaisille, joiden jäsenyys on vahvistettu tilillä.',
      'For scouts whose membership is confirmed in their account.',
      'För scouter vars medlemskap är bekräftat på kontot.',
      'Für Pfadfinder, deren Mitgliedschaft im Konto bestätigt ist.',
      'Pour les scouts dont l’adhésion est confirmée dans leur compte.',
      'Для скаутов, чьё членство подтверждено в личном кабинете.',
    ),
  },
];

/** A price for a period that begins later, as planned at the desk. */
export interface DemoPeriod {
  readonly model: string;
  readonly kind: PeriodKind;
  /** Of the regular price. */
  readonly share: number;
  readonly days: readonly [startsInDays: number, endsInDays: number];
}

export const DEMO_PERIODS: readonly DemoPeriod[] = [
  { model: 'janka-62', kind: 'discount', share: 0.8, days: [14, 21] },
  { model: 'tunturi-84', kind: 'club', share: 0.75, days: [20, 27] },
];
