import type { DemoCampaign } from '../content-item';
import { six } from '../six';

/** It ended yesterday: its page says so. */
export const TENT_NIGHTS: DemoCampaign = {
  key: 'tent-nights',
  scene: 'autumn-nights',
  days: [-31, -1],
  group: 'camping',
  reducedOnly: true,
  slug: six('syysyot', 'autumn-nights', 'hostnatter', 'herbstnaechte', 'nuits-d-automne', 'osennie-nochi'),
  title: six('Syysyöt', 'Autumn nights', 'Höstnätter', 'Herbstnächte', 'Nuits d’automne', 'Осенние ночи'),
  excerpt: six(
    'Hyttyset ovat poissa, tähdet ovat takaisin. Kauden viimeiset teltat ja pussit alennettuina.',
    'The mosquitoes are gone, the stars are back. The season’s last tents and bags at reduced prices.',
    'Myggen är borta, stjärnorna är tillbaka. Säsongens sista tält och säckar till nedsatt pris.',
    'Die Mücken sind fort, die Sterne zurück. Letzte Zelte und Schlafsäcke der Saison, reduziert.',
    'Les moustiques sont partis, les étoiles sont revenues. Dernières tentes et derniers sacs de la saison, à prix réduit.',
    'Комары исчезли, звёзды вернулись. Последние палатки и спальники сезона по сниженным ценам.',
  ),
  text: six(
    `Syyskuun yö on pidempi kuin luulet ja hiljaisempi kuin muistat. Siihen tarvitaan kolme muutosta kesän varusteisiin.
    - Alusta, jonka R-arvo on vähintään 4: maa jäähtyy ennen ilmaa.
    - Pussi, jonka mukavuuslämpötila on nollan tienoilla.
    - Valo, jonka akun latasit kotona, sillä pimeä tulee kahdeksalta.
    Alennetun hinnan vieressä lukee alin hinta edeltäviltä 30 päivältä. Teltan valitsemiseen on [oma oppaansa](guide:choosing-tent).`,
    `A September night is longer than you think and quieter than you remember. It takes three changes to your summer gear.
    - A mat with an R-value of at least 4: the ground cools before the air does.
    - A bag whose comfort temperature is around zero.
    - A light you charged at home, for it is dark by eight.
    Beside each reduced price stands the lowest price of the 30 days before. Choosing a tent has [its own guide](guide:choosing-tent).`,
    `En septembernatt är längre än du tror och tystare än du minns. Den kräver tre ändringar i sommarutrustningen.
    - Ett underlag med R-värde på minst 4: marken kyls före luften.
    - En säck med komforttemperatur kring nollan.
    - En lampa som laddats hemma, för klockan åtta är det mörkt.
    Intill det nedsatta priset står det lägsta priset under de 30 föregående dagarna. Att välja tält har [en egen guide](guide:choosing-tent).`,
    `Eine Septembernacht ist länger, als man denkt, und stiller, als man sie in Erinnerung hat. Drei Dinge ändern sich gegenüber dem Sommer.
    - Eine Matte mit R-Wert von mindestens 4: Der Boden kühlt vor der Luft aus.
    - Ein Schlafsack mit Komforttemperatur um null Grad.
    - Eine zu Hause geladene Lampe, denn um acht ist es dunkel.
    Neben jedem reduzierten Preis steht der niedrigste der 30 Tage davor. Zur Wahl des Zelts gibt es [einen eigenen Ratgeber](guide:choosing-tent).`,
    `Une nuit de septembre est plus longue qu’on ne croit et plus silencieuse qu’en souvenir. Elle demande trois changements à l’équipement d’été.
    - Un matelas de valeur R 4 au moins : le sol refroidit avant l’air.
    - Un sac dont la température de confort avoisine zéro.
    - Une lampe chargée à la maison, car il fait nuit à huit heures.
    À côté du prix réduit figure le plus bas des 30 jours précédents. Pour choisir une tente, il y a [un guide](guide:choosing-tent).`,
    `Сентябрьская ночь длиннее, чем кажется, и тише, чем помнится. Летнее снаряжение придётся изменить в трёх местах.
    - Коврик с R-value не меньше 4: земля остывает раньше воздуха.
    - Спальник с температурой комфорта около нуля.
    - Фонарь, заряженный дома, ведь темнеет в восемь.
    Рядом со сниженной ценой указана самая низкая за предыдущие 30 дней. О выборе палатки есть [отдельное руководство](guide:choosing-tent).`,
  ),
};
