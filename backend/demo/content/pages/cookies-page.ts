import type { DemoPage } from '../page';
import { six } from '../six';

/** The cookies of the storefront by their names; `app/server` and the features set them. */
export const COOKIES_PAGE: DemoPage = {
  key: 'cookies',
  slug: six('evasteet', 'cookies', 'kakor', 'cookie-hinweise', 'temoins-de-connexion', 'fajly-cookie'),
  title: six('Evästeet', 'Cookies', 'Kakor', 'Cookies', 'Cookies', 'Файлы cookie'),
  text: six(
    `Eväste on pieni teksti, jonka selaimesi säilyttää puolestamme. Ensimmäinen käynti kaupassa ei aseta yhtään. Evästeet tulevat vasta, kun teet jotakin, mikä tarvitsee muistin.
    # Välttämättömät
    - cart: ostoskorisi, 90 päivää.
    - saved: myöhemmäksi tallennetut tuotteet, 90 päivää.
    - checkout: kassalle kirjoittamasi tiedot, jotta ne säilyvät, jos maksu keskeytyy, 30 päivää.
    - gift_codes ja seen-prices: käyttämäsi lahjakoodit ja hinnat, jotka näit, yksi vuorokausi.
    - so.auth: kirjautuminen, enintään 14 päivää.
    - known_device: tieto siitä, että selaimella on kirjauduttu ennenkin, 180 päivää.
    - flash ja wish: ilmoitus seuraavalle sivulle, yksi minuutti, ja sydän, jota painoit ennen kirjautumista, puoli tuntia.
    # Asetukset, jotka valitset itse
    - locale ja language: toimitusmaa, valuutta ja kieli, vuosi.
    - grid_size: kuinka monta tuotetta näkyy rivillä, vuosi.
    - viewed: viimeksi katsomasi tuotteet, vuosi. Poistat ne [katsotuista tuotteista](screen:viewedProducts).
    - search_sort: kumpi hakutulosten järjestys selaimellesi on arvottu, vuosi. Emme yhdistä sitä sinuun.
    # Suostumuksella
    Videot ovat toisessa palvelussa. Se saa IP-osoitteesi ja voi asettaa omia evästeitään, joten mitään ei ladata ennen kuin painat videota tai olet suostunut siihen. Suosittelupalvelua tai mainosseurantaa emme käynnistä ilman suostumustasi.
    # Näin poistat ne
    Kirjautuminen ulos poistaa henkilökohtaiset evästeet, selaimen asetuksista poistat kaikki. Kauppaa voi selata ilman evästeitä; ostamiseen tarvitaan ostoskorin eväste.
    Välttämättömien evästeiden perusteena on laki sähköisen viestinnän palveluista (917/2014), 205 §. Miten käsittelemme tietojasi muuten, lukee [tietosuojasivulla](page:privacy).`,
    `A cookie is a short text that your browser keeps for us. A first visit to the shop sets none. Cookies come only when you do something that needs a memory.
    # Necessary
    - cart: your cart, 90 days.
    - saved: products saved for later, 90 days.
    - checkout: what you typed at checkout, kept in case a payment is interrupted, 30 days.
    - gift_codes and seen-prices: the gift codes you used and the prices you saw, one day.
    - so.auth: being logged in, 14 days at most.
    - known_device: that this browser has logged in before, 180 days.
    - flash and wish: a message for the next page, one minute, and a heart pressed before logging in, half an hour.
    # Settings you choose yourself
    - locale and language: country of delivery, currency and language, one year.
    - grid_size: how many products stand in a row, one year.
    - viewed: the products you looked at last, one year. You delete them under [viewed products](screen:viewedProducts).
    - search_sort: which of two orders of search results was drawn for your browser, one year. We do not connect it with you.
    # With your consent
    Videos are on another service. It receives your IP address and may set cookies of its own, so nothing is loaded before you press a video or have agreed. Recommendation services and advertising trackers do not start without your consent.
    # How to delete them
    Logging out removes the personal cookies, your browser’s settings remove all. You can look round the shop without cookies; buying needs the cookie of the cart.
    The basis for necessary cookies is section 205 of the Finnish Act on Electronic Communications Services (917/2014). How we treat your data otherwise is on the [privacy page](page:privacy).`,
    `En kaka är en kort text som din webbläsare sparar åt oss. Ett första besök i butiken sätter inga. Kakor kommer först när du gör något som kräver minne.
    # Nödvändiga
    - cart: din varukorg, 90 dagar.
    - saved: produkter som sparats till senare, 90 dagar.
    - checkout: det du skrivit i kassan, så att det finns kvar om betalningen avbryts, 30 dagar.
    - gift_codes och seen-prices: presentkoder du använt och priser du sett, ett dygn.
    - so.auth: inloggningen, högst 14 dagar.
    - known_device: att någon har loggat in med webbläsaren tidigare, 180 dagar.
    - flash och wish: ett meddelande till nästa sida, en minut, och hjärtat du tryckte på före inloggningen, en halvtimme.
    # Inställningar som du väljer själv
    - locale och language: leveransland, valuta och språk, ett år.
    - grid_size: hur många produkter som visas på en rad, ett år.
    - viewed: produkterna du tittat på senast, ett år. Dem tar du bort bland [visade produkter](screen:viewedProducts).
    - search_sort: vilken av två ordningar för sökresultat som lottats till webbläsaren, ett år. Vi kopplar den inte till dig.
    # Med samtycke
    Videor finns på en annan tjänst. Den får din ip-adress och kan sätta egna kakor, så ingenting laddas innan du trycker på en video eller har samtyckt. Rekommendationstjänster och annonsspårning startar inte utan ditt samtycke.
    # Så tar du bort dem
    När du loggar ut försvinner de personliga kakorna, i webbläsarens inställningar tar du bort alla. Du kan se dig om i butiken utan kakor; för att köpa behövs varukorgens kaka.
    Grunden för nödvändiga kakor är 205 § i lagen om tjänster inom elektronisk kommunikation (917/2014). Hur vi i övrigt behandlar dina uppgifter står på sidan om [integritet](page:privacy).`,
    `Ein Cookie ist ein kurzer Text, den Ihr Browser für uns aufbewahrt. Ein erster Besuch im Shop setzt keinen. Cookies kommen erst, wenn Sie etwas tun, das ein Gedächtnis braucht.
    # Notwendige
    - cart: Ihr Warenkorb, 90 Tage.
    - saved: für später gespeicherte Produkte, 90 Tage.
    - checkout: Ihre Eingaben an der Kasse, falls eine Zahlung abbricht, 30 Tage.
    - gift_codes und seen-prices: verwendete Geschenkcodes und gesehene Preise, ein Tag.
    - so.auth: die Anmeldung, höchstens 14 Tage.
    - known_device: dass man sich mit diesem Browser schon einmal angemeldet hat, 180 Tage.
    - flash und wish: eine Meldung für die nächste Seite, eine Minute, und das Herz, das Sie vor der Anmeldung gedrückt haben, eine halbe Stunde.
    # Einstellungen, die Sie selbst wählen
    - locale und language: Lieferland, Währung und Sprache, ein Jahr.
    - grid_size: wie viele Produkte in einer Reihe stehen, ein Jahr.
    - viewed: zuletzt angesehene Produkte, ein Jahr. Löschen können Sie sie unter [Angesehene Produkte](screen:viewedProducts).
    - search_sort: welche von zwei Sortierungen der Suche Ihrem Browser zugelost wurde, ein Jahr. Wir verbinden das nicht mit Ihnen.
    # Mit Ihrer Einwilligung
    Videos liegen bei einem anderen Dienst. Er erhält Ihre IP-Adresse und kann eigene Cookies setzen, darum wird nichts geladen, bevor Sie ein Video anklicken oder zugestimmt haben. Empfehlungsdienste und Werbetracking starten nicht ohne Ihre Einwilligung.
    # So löschen Sie sie
    Das Abmelden entfernt die persönlichen Cookies, die Einstellungen des Browsers entfernen alle. Umsehen können Sie sich ganz ohne Cookies; zum Kaufen braucht es das des Warenkorbs.
    Grundlage der notwendigen Cookies ist § 205 des finnischen Gesetzes über Dienste der elektronischen Kommunikation (917/2014). Alles Weitere steht auf der Seite zum [Datenschutz](page:privacy).`,
    `Un cookie est un court texte que votre navigateur garde pour nous. Une première visite n’en dépose aucun. Ils n’apparaissent que lorsque vous faites quelque chose qui demande de la mémoire.
    # Nécessaires
    - cart : votre panier, 90 jours.
    - saved : les produits gardés pour plus tard, 90 jours.
    - checkout : ce que vous avez saisi à la commande, au cas où le paiement s’interromprait, 30 jours.
    - gift_codes et seen-prices : les codes cadeaux utilisés et les prix vus, un jour.
    - so.auth : la connexion, 14 jours au plus.
    - known_device : le fait que ce navigateur s’est déjà connecté, 180 jours.
    - flash et wish : un message pour la page suivante, une minute, et le cœur pressé avant la connexion, une demi-heure.
    # Les réglages que vous choisissez
    - locale et language : pays de livraison, devise et langue, un an.
    - grid_size : le nombre de produits par rangée, un an.
    - viewed : les derniers produits consultés, un an. Vous les effacez dans les [produits consultés](screen:viewedProducts).
    - search_sort : lequel de deux classements de recherche a été tiré au sort pour votre navigateur, un an. Nous ne le relions pas à vous.
    # Avec votre accord
    Les vidéos se trouvent sur un autre service. Il reçoit votre adresse IP et peut déposer ses propres cookies ; rien n’est donc chargé avant que vous ne lanciez une vidéo ou n’ayez accepté. Ni recommandations ni suivi publicitaire ne démarrent sans votre accord.
    # Les supprimer
    La déconnexion retire les cookies personnels, les réglages du navigateur les retirent tous. On peut parcourir la boutique sans cookies ; pour acheter, il faut celui du panier.
    Les cookies nécessaires reposent sur l’article 205 de la loi finlandaise sur les services de communication électronique (917/2014). Le reste du traitement de vos données est décrit à la page [Confidentialité](page:privacy).`,
    `Файл cookie — это короткий текст, который браузер хранит для нас. При первом посещении магазина не сохраняется ни одного. Они появляются, только когда вы делаете то, для чего нужна память.
    # Необходимые
    - cart: ваша корзина, 90 дней.
    - saved: товары, отложенные на потом, 90 дней.
    - checkout: введённое при оформлении — на случай, если оплата прервётся, 30 дней.
    - gift_codes и seen-prices: использованные подарочные коды и увиденные цены, сутки.
    - so.auth: вход в аккаунт, не дольше 14 дней.
    - known_device: отметка о том, что с этого браузера уже входили, 180 дней.
    - flash и wish: сообщение для следующей страницы, одна минута, и сердечко, нажатое до входа, полчаса.
    # Настройки, которые выбираете вы
    - locale и language: страна доставки, валюта и язык, год.
    - grid_size: сколько товаров в ряду, год.
    - viewed: последние просмотренные товары, год. Удалить их можно в [просмотренных товарах](screen:viewedProducts).
    - search_sort: какой из двух порядков выдачи поиска выпал вашему браузеру, год. С вами мы его не связываем.
    # С вашего согласия
    Видео размещены на другом сервисе. Он получает ваш IP-адрес и может сохранять свои файлы cookie, поэтому ничего не загружается, пока вы не нажмёте на видео или не дадите согласия. Рекомендательные сервисы и рекламное отслеживание без вашего согласия не включаются.
    # Как удалить
    При выходе из аккаунта удаляются личные файлы cookie, а через настройки браузера — все. Смотреть магазин можно и без них; для покупки нужен файл корзины.
    Основание для необходимых файлов cookie — статья 205 закона Финляндии об услугах электронной связи (917/2014). Как мы обращаемся с данными в остальном, рассказано на странице [конфиденциальности](page:privacy).`,
  ),
};
