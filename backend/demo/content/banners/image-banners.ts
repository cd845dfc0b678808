import { CLUB_OFFERS_PAGE } from '../pages/club-offers-page';
import { RENTAL_PAGE } from '../pages/rental-page';
import { six } from '../six';
import { type DemoBanner, toGroup, toPage } from './banner';

/** Banners beside goods. */
export const IMAGE_BANNERS: readonly DemoBanner[] = [
  {
    kind: 'image',
    landscape: 'avalanche',
    cropPoint: 'bottom',
    title: six('Lumivyöryt', 'Avalanches', 'Laviner', 'Lawinen', 'Avalanches', 'Лавины'),
    heading: six(
      'Piippari, sondi, lapio',
      'Transceiver, probe, shovel',
      'Transceiver, sond, spade',
      'LVS-Gerät, Sonde, Schaufel',
      'Détecteur, sonde, pelle',
      'Датчик, щуп, лопата',
    ),
    subText: six(
      'Kolme tavaraa ja yksi taito. Harjoitus Rovaniemellä torstaisin.',
      'Three things and one skill. Practice in Rovaniemi on Thursdays.',
      'Tre saker och en färdighet. Övning i Rovaniemi på torsdagar.',
      'Drei Dinge und eine Fertigkeit. Übung donnerstags in Rovaniemi.',
      'Trois objets et un savoir-faire. Exercice le jeudi à Rovaniemi.',
      'Три вещи и один навык. Занятия в Рованиеми по четвергам.',
    ),
    buttonText: six(
      'Katso turvavarusteet',
      'See safety gear',
      'Se lavinutrustningen',
      'Zur Lawinenausrüstung',
      'Voir le matériel',
      'Смотреть снаряжение',
    ),
    url: toGroup('avalanche'),
  },
  {
    kind: 'image',
    landscape: 'rental',
    cropPoint: 'center',
    title: six('Vuokraamo', 'Rental', 'Uthyrning', 'Verleih', 'Location', 'Прокат'),
    heading: six(
      'Kokeile ennen kuin ostat',
      'Try before you buy',
      'Prova innan du köper',
      'Erst testen, dann kaufen',
      'Essayez avant d’acheter',
      'Сначала попробуйте',
    ),
    subText: six(
      'Kolmen päivän vuokra hyvitetään hinnasta.',
      'Three days’ rent comes off the price.',
      'Tre dygns hyra dras av från priset.',
      'Drei Tage Miete werden angerechnet.',
      'Trois jours de location sont déduits du prix.',
      'Стоимость трёх суток вычтем из цены.',
    ),
    buttonText: six(
      'Katso vuokraamo',
      'See rental',
      'Se uthyrningen',
      'Zum Verleih',
      'Voir la location',
      'Подробнее о прокате',
    ),
    url: toPage(RENTAL_PAGE.slug),
  },
  {
    kind: 'image',
    landscape: 'club-fire',
    cropPoint: 'left',
    title: six('Klubi', 'Club', 'Klubben', 'Club', 'Club', 'Клуб'),
    heading: six(
      'Klubihinta kuuluu jäsenelle',
      'Members pay the club price',
      'Medlemmar betalar klubbpris',
      'Mitglieder zahlen den Clubpreis',
      'Les membres paient le prix club',
      'Участники платят клубную цену',
    ),
    subText: six(
      'Liittyminen on maksutonta.',
      'Joining is free.',
      'Att gå med är gratis.',
      'Der Beitritt ist kostenlos.',
      'L’adhésion est gratuite.',
      'Вступление бесплатное.',
    ),
    buttonText: six(
      'Katso klubin edut',
      'See what members get',
      'Se klubbens förmåner',
      'Vorteile ansehen',
      'Voir les avantages',
      'Преимущества клуба',
    ),
    url: toPage(CLUB_OFFERS_PAGE.slug),
  },
];
