import { type Day, daysAfter, easterOf, weekdayOf } from 'contract/working-days';
import { type Six, six } from './six';

type Hours = readonly [opens: string, closes: string];

/** A day of the year on which stores keep other hours. */
export type DemoHoliday = {
  name: Six;
  /** Its date in a year. */
  on: (year: number) => Day;
  /** Hours of stores in cities and of those in towns; null: closed. */
  city: Hours | null;
  town: Hours | null;
  /** One store alone, by slug. */
  store?: string;
};

const date = (monthAndDay: string) => (year: number) => `${year}-${monthAndDay}`;
const afterEaster = (days: number) => (year: number) => daysAfter(easterOf(year), days);
/** The first weekday on or after a date. */
const first = (weekday: number, monthAndDay: string) => (year: number) => {
  const start = `${year}-${monthAndDay}`;
  return daysAfter(start, (weekday - weekdayOf(start) + 7) % 7);
};
const SHORT: Hours = ['12:00', '17:00'];

/** Public holidays, and days that are ours alone. */
export const DEMO_HOLIDAYS: readonly DemoHoliday[] = [
  {
    name: six('Uudenvuodenpäivä', 'New Year’s Day', 'Nyårsdagen', 'Neujahr', 'Jour de l’an', 'Новый год'),
    on: date('01-01'),
    city: null,
    town: null,
  },
  {
    name: six('Loppiainen', 'Epiphany', 'Trettondagen', 'Heilige Drei Könige', 'Épiphanie', 'Богоявление'),
    on: date('01-06'),
    city: SHORT,
    town: null,
  },
  {
    name: six('Pitkäperjantai', 'Good Friday', 'Långfredagen', 'Karfreitag', 'Vendredi saint', 'Страстная пятница'),
    on: afterEaster(-2),
    city: null,
    town: null,
  },
  {
    name: six('Pääsiäispäivä', 'Easter Sunday', 'Påskdagen', 'Ostersonntag', 'Dimanche de Pâques', 'Пасха'),
    on: afterEaster(0),
    city: null,
    town: null,
  },
  {
    name: six(
      '2. pääsiäispäivä',
      'Easter Monday',
      'Annandag påsk',
      'Ostermontag',
      'Lundi de Pâques',
      'Пасхальный понедельник',
    ),
    on: afterEaster(1),
    city: SHORT,
    town: null,
  },
  {
    name: six('Vappu', 'May Day', 'Första maj', 'Maifeiertag', 'Fête du Travail', 'Первое мая'),
    on: date('05-01'),
    city: null,
    town: null,
  },
  {
    name: six(
      'Helatorstai',
      'Ascension Day',
      'Kristi himmelsfärdsdag',
      'Christi Himmelfahrt',
      'Ascension',
      'Вознесение',
    ),
    on: afterEaster(39),
    city: SHORT,
    town: null,
  },
  {
    name: six('Helluntai', 'Whit Sunday', 'Pingstdagen', 'Pfingstsonntag', 'Pentecôte', 'Троица'),
    on: afterEaster(49),
    city: SHORT,
    town: null,
  },
  {
    name: six(
      'Juhannusaatto',
      'Midsummer Eve',
      'Midsommarafton',
      'Mittsommerabend',
      'Veille de la Saint-Jean',
      'Канун Иванова дня',
    ),
    on: first(5, '06-19'),
    city: null,
    town: null,
  },
  {
    name: six('Juhannuspäivä', 'Midsummer Day', 'Midsommardagen', 'Mittsommertag', 'Saint-Jean', 'Иванов день'),
    on: first(6, '06-20'),
    city: null,
    town: null,
  },
  {
    name: six('Pyhäinpäivä', 'All Saints’ Day', 'Alla helgons dag', 'Allerheiligen', 'Toussaint', 'День всех святых'),
    on: first(6, '10-31'),
    city: SHORT,
    town: ['10:00', '14:00'],
  },
  {
    name: six(
      'Itsenäisyyspäivä',
      'Independence Day',
      'Självständighetsdagen',
      'Unabhängigkeitstag',
      'Fête de l’Indépendance',
      'День независимости',
    ),
    on: date('12-06'),
    city: null,
    town: null,
  },
  {
    name: six(
      'Kaamosilta',
      'Polar night evening',
      'Kaamoskväll',
      'Abend der Polarnacht',
      'Soirée de la nuit polaire',
      'Вечер полярной ночи',
    ),
    on: first(5, '12-11'),
    city: ['10:00', '22:00'],
    town: null,
    store: 'rovaniemi',
  },
  {
    name: six('Jouluaatto', 'Christmas Eve', 'Julafton', 'Heiligabend', 'Veille de Noël', 'Сочельник'),
    on: date('12-24'),
    city: ['09:00', '13:00'],
    town: ['09:00', '13:00'],
  },
  {
    name: six('Joulupäivä', 'Christmas Day', 'Juldagen', 'Erster Weihnachtstag', 'Noël', 'Рождество'),
    on: date('12-25'),
    city: null,
    town: null,
  },
  {
    name: six(
      'Tapaninpäivä',
      'Boxing Day',
      'Annandag jul',
      'Zweiter Weihnachtstag',
      'Lendemain de Noël',
      'Второй день Рождества',
    ),
    on: date('12-26'),
    city: SHORT,
    town: null,
  },
  {
    name: six('Uudenvuodenaatto', 'New Year’s Eve', 'Nyårsafton', 'Silvester', 'Saint-Sylvestre', 'Канун Нового года'),
    on: date('12-31'),
    city: ['10:00', '16:00'],
    town: ['10:00', '15:00'],
  },
  {
    name: six('Inventaario', 'Stocktaking', 'Inventering', 'Inventur', 'Inventaire', 'Инвентаризация'),
    on: first(2, '01-12'),
    city: ['13:00', '20:00'],
    town: ['13:00', '18:00'],
  },
];
