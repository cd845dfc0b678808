import type { DemoPage } from '../page';
import { six } from '../six';

export const CLUB_OFFERS_PAGE: DemoPage = {
  key: 'club-offers',
  scene: 'ski-service',
  slug: six('klubin-edut', 'club-offers', 'klubberbjudanden', 'clubangebote', 'offres-du-club', 'predlozheniya-kluba'),
  title: six('Klubin edut', 'Club offers', 'Klubberbjudanden', 'Clubangebote', 'Offres du club', 'Предложения клуба'),
  text: six(
    `Klubihinta näkyy tuotteen kohdalla sekä kirjautuneille että vieraille, mutta sen saa vain jäsen. Liittyminen on maksutonta.
    # Tässä kuussa
    - Suksihuolto Helsingissä: pohjien hionta ja kantit yhdellä hinnalla, nouto seuraavana päivänä.
    - Ahkion tai rinkan vuokra Jyväskylässä: kolmas vuorokausi veloituksetta.
    - Merinopaidan paikkaus Tampereella: kaksi reikää yhden hinnalla.
    # Näin käytät edun
    Kirjaudu sisään ennen tilausta. Myymälässä kerro kassalla sähköpostiosoitteesi.`,
    `Everybody sees the club price of a product, but only members get it. Joining is free.
    # This month
    - Ski service in Helsinki: bases and edges for one price, ready the next day.
    - Pulk or pack rental in Jyväskylä: the third day is free.
    - Merino mending in Tampere: two holes for the price of one.
    # How to use an offer
    Log in before you order. In a store, give your e-mail address at the till.`,
    `Alla ser produkternas klubbpris, men bara medlemmar får det. Att gå med är gratis.
    # Den här månaden
    - Skidservice i Helsingfors: belag och kanter till ett pris, klart nästa dag.
    - Hyra av pulka eller ryggsäck i Jyväskylä: tredje dygnet utan kostnad.
    - Lagning av merinotröja i Tammerfors: två hål till priset av ett.
    # Så använder du erbjudandet
    Logga in innan du beställer. I butiken uppger du din e-postadress i kassan.`,
    `Den Clubpreis sehen alle, aber nur Mitglieder erhalten ihn. Der Beitritt ist kostenlos.
    # Diesen Monat
    - Skiservice in Helsinki: Belag und Kanten zu einem Preis, am nächsten Tag fertig.
    - Pulka oder Rucksack mieten in Jyväskylä: der dritte Tag ist kostenlos.
    - Merino flicken in Tampere: zwei Löcher zum Preis von einem.
    # So nutzen Sie ein Angebot
    Melden Sie sich vor der Bestellung an. In der Filiale nennen Sie an der Kasse Ihre E-Mail-Adresse.`,
    `Tout le monde voit le prix club, mais seuls les membres en profitent. L’adhésion est gratuite.
    # Ce mois-ci
    - Entretien des skis à Helsinki : semelle et carres pour un seul prix, prêt le lendemain.
    - Location de pulka ou de sac à Jyväskylä : le troisième jour est offert.
    - Reprise de mérinos à Tampere : deux trous pour le prix d’un.
    # Comment en profiter
    Connectez-vous avant de commander. En magasin, donnez votre adresse e-mail à la caisse.`,
    `Клубную цену видят все, но платят её только участники клуба. Вступление бесплатное.
    # В этом месяце
    - Лыжный сервис в Хельсинки: скользящая поверхность и канты за одну цену, готово на следующий день.
    - Прокат волокуш или рюкзака в Ювяскюля: третьи сутки бесплатно.
    - Штопка мериноса в Тампере: две дырки по цене одной.
    # Как воспользоваться
    Войдите перед заказом. В магазине назовите на кассе свою почту.`,
  ),
};
