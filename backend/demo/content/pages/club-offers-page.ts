import type { DemoPage } from '../page';
import { six } from '../six';

export const CLUB_OFFERS_PAGE: DemoPage = {
  key: 'club-offers',
  scene: 'club-tour',
  slug: six('klubin-edut', 'club-offers', 'klubberbjudanden', 'clubangebote', 'offres-du-club', 'predlozheniya-kluba'),
  title: six(
    'Klubin edut',
    'Club benefits',
    'Klubbens förmåner',
    'Vorteile im Club',
    'Avantages du club',
    'Преимущества клуба',
  ),
  text: six(
    `Klubilaisena maksat varusteista, huollosta ja vuokrasta vähemmän, ja 2\u00a0% tuotteiden hinnasta palaa bonuksena. Liittyminen ja jäsenyys eivät maksa mitään.
    => [Liity klubiin](screen:register) [Kirjaudu sisään](screen:login)
    # Mitä jäsen saa
    - **Klubihinta.** Verkossa ja myymälässä kaikesta, missä sellainen on merkittynä.
    - **Bonus.** Joka maksetusta tilauksesta, seuraavaa varten.
    - **Muisti.** Toivelista, ostoskori, koot ja kuitit kulkevat tilin mukana ja säilyvät vuosia.
    - **Sana.** Voit arvostella sen, minkä olet ostanut.
    - **Ryhmäsi edut.** Partiolaisilla ja Suomen Ladun jäsenillä on lisäksi omia hintoja; ilmoita jäsennumerosi klubitiedoissa.
    -> [Tuotteet jäsenhintaan](page:member-benefits)
    # Näin bonus toimii
    1) **Kertyy** Kun maksu on saapunut, 2\u00a0% tuotteiden hinnasta lisätään tilillesi: kun ostat {eur:100} edestä, saat {eur:2}. Palautuksesta sama osuus vähennetään.
    2) **Näkyy** Summa ja tapahtumat ovat omilla sivuillasi.
    3) **Kelpaa** Valitse kassalla, niin bonus maksaa tilausta. Vain lahjakortteja sillä ei saa.
    # Tässä kuussa jäsenille
    + @scene/ski-service [Suksihuolto](store:helsinki) Hanki Helsinki. Pohjien hionta ja kantit yhdellä hinnalla, nouto seuraavana päivänä.
    + @scene/rental-tour [Ahkion tai rinkan vuokra](store:jyvaskyla) Hanki Jyväskylä. Kolmas vuorokausi veloituksetta.
    + @scene/sewing [Teltan paikkaus](store:tampere) Hanki Tampere. Kaksi reikää yhden hinnalla.
    Tietojasi käytämme tilauksiin ja etuihin, emme myy niitä. Voit poistaa tilin milloin tahansa.`,
    `Members pay less for gear, service and rental, and 2% of the price of the goods comes back as a bonus. Joining and membership are free.
    => [Join the club](screen:register) [Log in](screen:login)
    # What members get
    - **The club price.** Online and in the stores, for everything that has one.
    - **A bonus.** From every paid order, for the next one.
    - **A memory.** Wishlist, cart, sizes and receipts follow your account and stay for years.
    - **A say.** You can review what you have bought.
    - **Your group’s prices.** Scouts and members of Suomen Latu have prices of their own too; give your member number in your club details.
    -> [Products at member prices](page:member-benefits)
    # How the bonus works
    1) **Earned** Once the payment has arrived, 2% of the price of the goods is added to your account: spend {eur:100} and you get {eur:2}. A return takes the same share off.
    2) **Shown** The sum and its history are on your pages.
    3) **Spent** Choose it at checkout and it pays for your order. Only gift cards cannot be bought with it.
    # This month for members
    + @scene/ski-service [Ski service](store:helsinki) Hanki Helsinki. Bases and edges for one price, ready the next day.
    + @scene/rental-tour [Pulk or pack rental](store:jyvaskyla) Hanki Jyväskylä. The third day is free.
    + @scene/sewing [Tent repair](store:tampere) Hanki Tampere. Two holes for the price of one.
    We use your details for orders and benefits and do not sell them. You can delete your account at any time.`,
    `Som medlem betalar du mindre för utrustning, service och hyra, och 2\u00a0% av varornas pris kommer tillbaka som bonus. Att gå med och vara med är gratis.
    => [Gå med i klubben](screen:register) [Logga in](screen:login)
    # Det här får medlemmar
    - **Klubbpris.** På nätet och i butikerna, på allt som har ett.
    - **Bonus.** För varje betald beställning, till nästa.
    - **Minne.** Önskelista, varukorg, storlekar och kvitton följer kontot och finns kvar i åratal.
    - **Din röst.** Du kan recensera det du har köpt.
    - **Din grupps priser.** Scouter och medlemmar i Suomen Latu har dessutom egna priser; uppge ditt medlemsnummer bland klubbuppgifterna.
    -> [Produkter till medlemspris](page:member-benefits)
    # Så fungerar bonusen
    1) **Tjänas in** När betalningen har kommit läggs 2\u00a0% av varornas pris till på ditt konto: handlar du för {eur:100} får du {eur:2}. Vid retur dras samma andel av.
    2) **Syns** Summan och händelserna finns på dina sidor.
    3) **Används** Välj den i kassan, så betalar bonusen beställningen. Bara presentkort går inte att köpa med den.
    # Den här månaden för medlemmar
    + @scene/ski-service [Skidservice](store:helsinki) Hanki Helsinki. Belag och kanter till ett pris, klart nästa dag.
    + @scene/rental-tour [Hyra av pulka eller ryggsäck](store:jyvaskyla) Hanki Jyväskylä. Tredje dygnet utan kostnad.
    + @scene/sewing [Lagning av tält](store:tampere) Hanki Tampere. Två hål till priset av ett.
    Dina uppgifter använder vi för beställningar och förmåner och säljer dem inte. Du kan ta bort kontot när som helst.`,
    `Als Mitglied zahlen Sie weniger für Ausrüstung, Service und Verleih, und 2\u00a0% des Warenpreises kommen als Bonus zurück. Beitritt und Mitgliedschaft kosten nichts.
    => [Mitglied werden](screen:register) [Anmelden](screen:login)
    # Was Mitglieder bekommen
    - **Clubpreis.** Online und in den Filialen, bei allem, was einen hat.
    - **Bonus.** Für jede bezahlte Bestellung, für die nächste.
    - **Gedächtnis.** Wunschliste, Warenkorb, Größen und Belege folgen dem Konto und bleiben über Jahre.
    - **Mitsprache.** Sie können bewerten, was Sie gekauft haben.
    - **Preise Ihrer Gruppe.** Pfadfinder und Mitglieder von Suomen Latu haben zusätzlich eigene Preise; geben Sie Ihre Mitgliedsnummer in den Clubdaten an.
    -> [Produkte zum Mitgliederpreis](page:member-benefits)
    # So funktioniert der Bonus
    1) **Sammeln** Ist die Zahlung da, werden 2\u00a0% des Warenpreises Ihrem Konto gutgeschrieben: bei einem Einkauf für {eur:100} also {eur:2}. Bei einer Rückgabe wird derselbe Anteil abgezogen.
    2) **Sehen** Summe und Verlauf stehen in Ihrem Konto.
    3) **Einlösen** An der Kasse wählen, und der Bonus bezahlt die Bestellung. Nur Gutscheine lassen sich damit nicht kaufen.
    # Diesen Monat für Mitglieder
    + @scene/ski-service [Skiservice](store:helsinki) Hanki Helsinki. Belag und Kanten zu einem Preis, am nächsten Tag fertig.
    + @scene/rental-tour [Pulka oder Rucksack mieten](store:jyvaskyla) Hanki Jyväskylä. Der dritte Tag ist kostenlos.
    + @scene/sewing [Zelt flicken](store:tampere) Hanki Tampere. Zwei Löcher zum Preis von einem.
    Ihre Daten nutzen wir für Bestellungen und Vorteile und verkaufen sie nicht. Das Konto lässt sich jederzeit löschen.`,
    `Les membres paient moins cher l’équipement, l’entretien et la location, et 2\u00a0% du prix des articles reviennent en bonus. Adhérer et rester membre ne coûte rien.
    => [Rejoindre le club](screen:register) [Se connecter](screen:login)
    # Ce que reçoivent les membres
    - **Le prix club.** En ligne et en magasin, sur tout ce qui en a un.
    - **Un bonus.** À chaque commande payée, pour la suivante.
    - **De la mémoire.** Liste d’envies, panier, tailles et reçus suivent votre compte, pendant des années.
    - **La parole.** Vous pouvez donner votre avis sur ce que vous avez acheté.
    - **Les prix de votre groupe.** Les scouts et les membres de Suomen Latu ont aussi leurs propres prix\u00a0; indiquez votre numéro de membre dans vos informations club.
    -> [Les produits au prix membre](page:member-benefits)
    # Comment marche le bonus
    1) **Gagné** Une fois le paiement reçu, 2\u00a0% du prix des articles sont ajoutés à votre compte\u00a0: pour {eur:100} d’achats, vous recevez {eur:2}. Un retour retire la même part.
    2) **Visible** Le montant et son historique sont dans votre compte.
    3) **Dépensé** Choisissez-le à la caisse et il paie la commande. Seules les cartes cadeaux ne s’achètent pas ainsi.
    # Ce mois-ci, pour les membres
    + @scene/ski-service [Entretien des skis](store:helsinki) Hanki Helsinki. Semelle et carres pour un seul prix, prêt le lendemain.
    + @scene/rental-tour [Location de pulka ou de sac](store:jyvaskyla) Hanki Jyväskylä. Le troisième jour est offert.
    + @scene/sewing [Réparation de tente](store:tampere) Hanki Tampere. Deux trous pour le prix d’un.
    Vos données servent aux commandes et aux avantages, nous ne les vendons pas. Vous pouvez supprimer votre compte à tout moment.`,
    `Участники клуба платят меньше за снаряжение, сервис и прокат, а 2\u00a0% цены товаров возвращаются бонусом. Вступление и участие бесплатны.
    => [Вступить в клуб](screen:register) [Войти](screen:login)
    # Что получают участники клуба
    - **Клубную цену.** В интернет-магазине и в магазинах — на всё, где она указана.
    - **Бонус.** За каждый оплаченный заказ — на следующий.
    - **Память.** Список желаний, корзина, размеры и чеки привязаны к аккаунту и хранятся годами.
    - **Голос.** Можно написать отзыв о купленном.
    - **Цены своей группы.** У скаутов и членов Suomen Latu есть и свои цены — укажите членский номер в данных клуба.
    -> [Товары по клубной цене](page:member-benefits)
    # Как работает бонус
    1) **Начисляется** Когда оплата поступила, 2\u00a0% цены товаров зачисляются на ваш аккаунт: с покупки на {eur:100} вы получите {eur:2}. При возврате та же доля вычитается.
    2) **Виден** Сумма и история — в аккаунте.
    3) **Тратится** Выберите его при оформлении, и бонус оплатит заказ. Нельзя купить только подарочные карты.
    # Для участников в этом месяце
    + @scene/ski-service [Лыжный сервис](store:helsinki) Hanki Helsinki. Скользящая поверхность и канты за одну цену, готово на следующий день.
    + @scene/rental-tour [Прокат волокуш или рюкзака](store:jyvaskyla) Hanki Jyväskylä. Третьи сутки бесплатно.
    + @scene/sewing [Ремонт палатки](store:tampere) Hanki Tampere. Две дырки по цене одной.
    Ваши данные мы используем для заказов и скидок и не продаём. Удалить аккаунт можно в любой момент.`,
  ),
};
