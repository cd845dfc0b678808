import type { DemoBlogger } from '../content-item';
import { six } from '../six';

export const VILMA: DemoBlogger = {
  key: 'vilma',
  name: 'Vilma Sjöblom',
  slug: 'vilma-sjoblom',
  scene: 'gold-kayak',
  excerpt: six(
    'Meloja ja myyjä Turussa. Nukkuu ulkona noin kuusikymmentä yötä vuodessa, joskus suunnitellusti.',
    'Paddler and salesperson in Turku. Sleeps outdoors some sixty nights a year, sometimes as planned.',
    'Paddlare och säljare i Åbo. Sover ute ungefär sextio nätter om året, ibland planerat.',
    'Paddlerin und Verkäuferin in Turku. Schläft rund sechzig Nächte im Jahr im Freien, manchmal planmäßig.',
    'Kayakiste et vendeuse à Turku. Dort dehors une soixantaine de nuits par an, parfois comme prévu.',
    'Гребёт и работает продавцом в Турку. Ночует под открытым небом ночей шестьдесят в году, иногда по плану.',
  ),
  text: six(
    'Vilma oppi melomaan Korppoossa ennen kuin uimaan, ja Turun myymälässä hän kysyy aina ensin, mihin olet menossa. Hän kirjoittaa vedestä, teltoista ja yöstä sekä paikoista, joihin pääsee ilman autoa.',
    'Vilma learnt to paddle in Korpo before she could swim, and in the Turku store she always asks first where you are going. She writes about water, tents and nights, and places you can reach without a car.',
    'Vilma lärde sig paddla i Korpo innan hon kunde simma, och i butiken i Åbo frågar hon alltid först vart du är på väg. Hon skriver om vatten, tält och nätter och om platser dit man kommer utan bil.',
    'Vilma lernte in Korpo paddeln, bevor sie schwimmen konnte, und fragt in der Filiale Turku immer zuerst, wohin es geht. Sie schreibt über Wasser, Zelte und Nächte und über Orte, die man ohne Auto erreicht.',
    'Vilma a appris à pagayer à Korpo avant de savoir nager et, au magasin de Turku, elle demande toujours d’abord où vous allez. Elle écrit sur l’eau, les tentes, la nuit et les endroits qu’on rejoint sans voiture.',
    'Вильма научилась грести в Корпо раньше, чем плавать, а в магазине в Турку всегда сначала спрашивает, куда вы собрались. Она пишет о воде, палатках и ночах и о местах, куда можно добраться без машины.',
  ),
};
