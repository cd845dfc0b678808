import { clubGoods } from '../club-goods';
import type { DemoPage } from '../page';
import { six } from '../six';

/** Others than on the page of the month's offers, to which this one leads. */
const GOODS = clubGoods(['latu-skin-44', 'halti', 'rakka-mid', 'villa-200']);

export const MEMBER_BENEFITS_PAGE: DemoPage = {
  key: 'member-benefits',
  scene: 'members',
  slug: six(
    'jasenalennukset',
    'member-benefits',
    'medlemsformaner',
    'clubvorteile',
    'avantages-club',
    'klubnye-skidki',
  ),
  title: six(
    'Jäsenalennukset',
    'Member discounts',
    'Medlemsförmåner',
    'Clubvorteile',
    'Avantages du club',
    'Клубные скидки',
  ),
  text: six(
    `Hanki-klubiin kuuluminen ei maksa mitään. Jäsen saa klubihinnan kaikista tuotteista, joissa sellainen on merkittynä.
    => [Liity klubiin](screen:register) [Kirjaudu sisään](screen:login)
    # Klubihintaan
    Klubihinnan näkevät kaikki, mutta sen saa vain jäsen.
    ${GOODS.fi}
    # Mitä jäsen saa
    - Klubihinnat verkossa ja myymälöissä, kun olet kirjautunut tai kerrot sähköpostisi kassalla.
    - Toivelistan, joka kulkee puhelimesta koneelle, ja ostoskorin, joka ei katoa.
    - Tilaushistorian: koot ja kuitit löytyvät vuosienkin päästä.
    - Mahdollisuuden arvostella sen, minkä on ostanut.
    # Kuka voi liittyä
    Jokainen, jolla on sähköpostiosoite. Myös partiolaiset ja Suomen Ladun jäsenet saavat klubihinnat; kerro jäsenyydestäsi klubitiedoissa.
    # Tietosi
    Käytämme tietoja tilauksiin ja etuihin, emme myy niitä. Voit poistaa tilin milloin tahansa omista tiedoistasi.
    -> [Tämän kuun jäsenedut](page:club-offers)`,
    `Membership of the Hanki club costs nothing. Members get the club price of every product that has one.
    => [Join the club](screen:register) [Log in](screen:login)
    # At a club price
    Everybody sees the club price, but only members get it.
    ${GOODS.en}
    # What members get
    - Club prices online and in the stores, once you have logged in or given your e-mail at the till.
    - A wishlist that follows you from phone to computer, and a cart that does not vanish.
    - An order history: sizes and receipts are there years later.
    - The chance to review what you have bought.
    # Who may join
    Anybody with an e-mail address. Scouts and members of Suomen Latu get club prices too; mention it in your club details.
    # Your details
    We use them for orders and benefits and do not sell them. You can delete your account at any time.
    -> [This month’s offers for members](page:club-offers)`,
    `Medlemskap i Hanki-klubben kostar ingenting. Medlemmar får klubbpris på alla produkter som har ett.
    => [Gå med i klubben](screen:register) [Logga in](screen:login)
    # Till klubbpris
    Alla ser klubbpriset, men bara medlemmar får det.
    ${GOODS.sv}
    # Det här får medlemmar
    - Klubbpriser på nätet och i butikerna när du har loggat in eller uppgett din e-post i kassan.
    - En önskelista som följer med från mobil till dator och en varukorg som inte försvinner.
    - Orderhistorik: storlekar och kvitton finns kvar i åratal.
    - Möjlighet att recensera det man har köpt.
    # Vem kan gå med
    Alla som har en e-postadress. Även scouter och medlemmar i Suomen Latu får klubbpris; berätta om medlemskapet i dina klubbuppgifter.
    # Dina uppgifter
    Vi använder dem för beställningar och förmåner och säljer dem inte. Du kan ta bort kontot när som helst.
    -> [Månadens förmåner för medlemmar](page:club-offers)`,
    `Die Mitgliedschaft im Hanki-Club kostet nichts. Mitglieder erhalten den Clubpreis aller Produkte, die einen haben.
    => [Mitglied werden](screen:register) [Anmelden](screen:login)
    # Zum Clubpreis
    Den Clubpreis sehen alle, aber nur Mitglieder erhalten ihn.
    ${GOODS.de}
    # Was Mitglieder bekommen
    - Clubpreise online und in den Filialen, sobald Sie angemeldet sind oder an der Kasse Ihre E-Mail nennen.
    - Eine Wunschliste, die vom Handy zum Rechner mitkommt, und einen Warenkorb, der nicht verschwindet.
    - Eine Bestellhistorie: Größen und Belege sind auch nach Jahren da.
    - Die Möglichkeit, Gekauftes zu bewerten.
    # Wer Mitglied werden kann
    Alle mit einer E-Mail-Adresse. Auch Pfadfinder und Mitglieder von Suomen Latu erhalten Clubpreise; geben Sie es in den Clubdaten an.
    # Ihre Daten
    Wir nutzen sie für Bestellungen und Vorteile und verkaufen sie nicht. Das Konto lässt sich jederzeit löschen.
    -> [Die Vorteile dieses Monats](page:club-offers)`,
    `L’adhésion au club Hanki est gratuite. Les membres bénéficient du prix club de tous les produits qui en ont un.
    => [Rejoindre le club](screen:register) [Se connecter](screen:login)
    # Au prix club
    Tout le monde voit le prix club, mais seuls les membres en profitent.
    ${GOODS.fr}
    # Ce que reçoivent les membres
    - Les prix club en ligne et en magasin, une fois connecté ou en donnant votre e-mail à la caisse.
    - Une liste d’envies qui suit du téléphone à l’ordinateur, et un panier qui ne se perd pas.
    - L’historique des commandes : tailles et reçus, même des années après.
    - La possibilité de donner son avis sur ce qu’on a acheté.
    # Qui peut adhérer
    Toute personne ayant une adresse e-mail. Les scouts et les membres de Suomen Latu ont aussi droit aux prix club : indiquez-le dans vos informations club.
    # Vos données
    Elles servent aux commandes et aux avantages, nous ne les vendons pas. Vous pouvez supprimer votre compte à tout moment.
    -> [Les offres du mois pour les membres](page:club-offers)`,
    `Участие в клубе Hanki бесплатное. Участники клуба получают клубную цену на все товары, где она указана.
    => [Вступить в клуб](screen:register) [Войти](screen:login)
    # По клубной цене
    Клубную цену видят все, но платят её только участники клуба.
    ${GOODS.ru}
    # Что получают участники клуба
    - Клубные цены в интернет-магазине и в магазинах — после входа или если назвать почту на кассе.
    - Список желаний, который переходит с телефона на компьютер, и корзину, которая не теряется.
    - Историю заказов: размеры и чеки останутся и через годы.
    - Возможность написать отзыв о купленном.
    # Кто может вступить
    Все, у кого есть электронная почта. Скауты и члены Suomen Latu тоже получают клубные цены — укажите это в данных клуба.
    # Ваши данные
    Мы используем их для заказов и скидок и не продаём. Удалить аккаунт можно в любой момент.
    -> [Предложения месяца для участников](page:club-offers)`,
  ),
};
