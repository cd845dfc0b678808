import type { DemoTab } from '../content-item';
import { six } from '../six';

/** Tabs below the delivery tab, one a way of delivery. */
export const DELIVERY_TABS: readonly DemoTab[] = [
  {
    slug: six('noutopiste', 'pick-up-point', 'utlamningsstalle', 'abholstation', 'point-de-retrait', 'punkt-vydachi'),
    title: six(
      'Noutopiste tai automaatti',
      'Pick-up point or locker',
      'Utlämningsställe eller paketbox',
      'Abholstation oder Paketautomat',
      'Point de retrait ou consigne',
      'Пункт выдачи или постамат',
    ),
    text: six(
      `Saat viestin, kun paketti on perillä, ja siinä koodin tai lähetysnumeron. Paketti odottaa seitsemän päivää ja palaa sitten meille; silloin käsittelemme sen palautuksena.
      # Mahtuuko se?
      Automaatin lokero on noin 60 senttiä pitkä. Sukset, sauvat ja isot teltat ohjaamme kassalla pisteisiin, jotka ottavat pitkiä paketteja.
      # Voiko toinen noutaa?
      Voi, jos hänellä on viestisi koodi. Kalliissa lähetyksessä piste voi kysyä henkilötodistuksen.`,
      `You get a message when the parcel is there, with a code or a tracking number. It waits for seven days and then comes back to us; in that case we treat it as a return.
      # Will it fit?
      A locker is about 60 centimetres long. Skis, poles and large tents are directed at checkout to points that take long parcels.
      # May somebody else collect it?
      Yes, with the code from your message. For valuable parcels the point may ask for proof of identity.`,
      `Du får ett meddelande när paketet är framme, med kod eller kollinummer. Det väntar i sju dagar och kommer sedan tillbaka till oss; då behandlar vi det som en retur.
      # Får det plats?
      Ett fack i paketboxen är ungefär 60 centimeter långt. Skidor, stavar och stora tält styrs i kassan till ställen som tar emot långa paket.
      # Kan någon annan hämta?
      Ja, med koden i ditt meddelande. För värdefulla paket kan man be om legitimation.`,
      `Sie erhalten eine Nachricht mit Code oder Sendungsnummer, sobald das Paket da ist. Es wartet sieben Tage und kommt dann zu uns zurück; in diesem Fall behandeln wir es als Rückgabe.
      # Passt es hinein?
      Ein Fach im Automaten ist etwa 60 Zentimeter lang. Ski, Stöcke und große Zelte lenkt die Kasse zu Stationen, die lange Pakete annehmen.
      # Kann jemand anderes abholen?
      Ja, mit dem Code aus Ihrer Nachricht. Bei wertvollen Paketen kann ein Ausweis verlangt werden.`,
      `Vous recevez un message à l’arrivée du colis, avec un code ou un numéro de suivi. Il attend sept jours puis revient chez nous ; nous le traitons alors comme un retour.
      # Est-ce que ça rentre ?
      Un casier mesure environ 60 centimètres. Skis, bâtons et grandes tentes sont dirigés, à la commande, vers des points qui acceptent les colis longs.
      # Un proche peut-il le retirer ?
      Oui, avec le code de votre message. Pour un colis de valeur, on peut demander une pièce d’identité.`,
      `Когда посылка прибудет, придёт сообщение с кодом или номером отправления. Она ждёт семь дней, а потом возвращается к нам; тогда мы оформим её как возврат.
      # Поместится ли?
      Ячейка постамата — около 60 сантиметров в длину. Лыжи, палки и большие палатки при оформлении направляются туда, где принимают длинные посылки.
      # Может ли забрать кто-то другой?
      Да, с кодом из вашего сообщения. За ценной посылкой могут попросить документ.`,
    ),
  },
  {
    slug: six('kotiin', 'home', 'hem', 'nach-hause', 'a-domicile', 'na-dom'),
    title: six(
      'Kotiinkuljetus',
      'Home delivery',
      'Hemleverans',
      'Lieferung nach Hause',
      'Livraison à domicile',
      'Доставка домой',
    ),
    text: six(
      `Kuljettaja soittaa ennen tuloaan, joten anna numero, johon vastaat. Paketti tuodaan ulko-ovelle; portaat ylös asti kuljettaja kantaa, kun hän ehtii, mutta sitä ei voi luvata.
      # Jos et ole kotona
      Kuljettaja yrittää kerran uudelleen seuraavana arkipäivänä ja vie paketin sitten noutopisteeseen.
      # Kajakit ja muu tilaa vievä
      Meri- ja järvikajakit tulevat sovittuna päivänä pakettiautolla. Tarvitset yhden auttajan purkamiseen.`,
      `The driver calls before arriving, so leave a number you answer. The parcel comes to your front door; drivers carry it upstairs when they can, but that cannot be promised.
      # If you are out
      The driver tries once more on the next working day and then takes the parcel to a pick-up point.
      # Kayaks and other bulk
      Kayaks come by van on an agreed day. You need one helper to unload.`,
      `Chauffören ringer före leverans, så uppge ett nummer du svarar på. Paketet kommer till ytterdörren; uppför trappor bärs det när det hinns, men det kan inte lovas.
      # Om du inte är hemma
      Chauffören försöker en gång till nästa arbetsdag och lämnar sedan paketet på ett utlämningsställe.
      # Kajaker och annat skrymmande
      Kajaker kommer med skåpbil en överenskommen dag. Du behöver en medhjälpare vid lossningen.`,
      `Der Fahrer ruft vorher an, geben Sie also eine Nummer an, unter der Sie abheben. Das Paket kommt bis zur Haustür; Treppen trägt es der Fahrer hinauf, wenn Zeit ist, versprechen lässt es sich nicht.
      # Wenn Sie nicht da sind
      Am nächsten Werktag gibt es einen zweiten Versuch, danach kommt das Paket in eine Abholstation.
      # Kajaks und anderes Sperrgut
      Kajaks kommen am vereinbarten Tag im Lieferwagen. Zum Abladen brauchen Sie eine helfende Hand.`,
      `Le livreur appelle avant de passer : donnez un numéro auquel vous répondez. Le colis est livré à la porte ; il monte l’escalier quand le livreur le peut, sans que ce soit promis.
      # Si vous êtes absent
      Le livreur revient une fois, le jour ouvré suivant, puis dépose le colis dans un point de retrait.
      # Kayaks et gros volumes
      Les kayaks arrivent en fourgon au jour convenu. Il vous faudra quelqu’un pour aider à décharger.`,
      `Курьер звонит перед приездом, поэтому укажите номер, по которому отвечаете. Посылку привозят к входной двери; поднять по лестнице курьер может, если успевает, но обещать это нельзя.
      # Если вас нет дома
      На следующий рабочий день будет вторая попытка, потом посылка уйдёт в пункт выдачи.
      # Каяки и крупногабарит
      Каяки привозят в фургоне в оговорённый день. На разгрузку понадобится один помощник.`,
    ),
  },
  {
    slug: six('myymalasta', 'in-store', 'i-butik', 'in-der-filiale', 'en-magasin', 'v-magazine'),
    title: six(
      'Nouto myymälästä',
      'Pick up in store',
      'Hämta i butik',
      'Abholung in der Filiale',
      'Retrait en magasin',
      'Самовывоз из магазина',
    ),
    text: six(
      `Nouto on maksuton. Jos tuote on myymälän hyllyssä, se voi olla valmis samana päivänä; varastosta se tulee viimeistään neljäntenä arkipäivänä. Odota viestiämme ennen kuin lähdet.
      # Mitä otat mukaan
      Tilausnumeron. Sovita paikan päällä: sopimattoman palautat samalla tiskillä.
      # Nouto heti
      Helsingissä, Tampereella ja Rovaniemellä on [pikanouto](screen:pikanouto) tuotteille, joita on hyllyssä.`,
      `Collecting is free. If the product is on the store’s shelf it may be ready the same day; from the warehouse it comes by the fourth working day. Wait for our message before you set out.
      # What to bring
      The order number. Try things on there: what does not fit goes back over the same counter.
      # At once
      Helsinki, Tampere and Rovaniemi have [express pick-up](screen:pikanouto) for products on the shelf.`,
      `Att hämta är gratis. Finns produkten på butikens hylla kan den vara klar samma dag; från lagret kommer den senast fjärde arbetsdagen. Vänta på vårt meddelande innan du ger dig av.
      # Ta med
      Ordernumret. Prova på plats: det som inte passar lämnas tillbaka vid samma disk.
      # Genast
      I Helsingfors, Tammerfors och Rovaniemi finns [expresshämtning](screen:pikanouto) för produkter på hyllan.`,
      `Das Abholen ist kostenlos. Liegt das Produkt im Regal der Filiale, kann es am selben Tag bereit sein; aus dem Lager kommt es spätestens am vierten Werktag. Warten Sie auf unsere Nachricht, bevor Sie losgehen.
      # Was Sie mitbringen
      Die Bestellnummer. Probieren Sie vor Ort: Was nicht passt, geht am selben Tresen zurück.
      # Sofort
      In Helsinki, Tampere und Rovaniemi gibt es [Expressabholung](screen:pikanouto) für Ware im Regal.`,
      `Le retrait est gratuit. Si le produit est en rayon, il peut être prêt le jour même ; de l’entrepôt, il arrive au plus tard le quatrième jour ouvré. Attendez notre message avant de vous déplacer.
      # À apporter
      Le numéro de commande. Essayez sur place : ce qui ne va pas se rend au même comptoir.
      # Tout de suite
      Helsinki, Tampere et Rovaniemi proposent le [retrait express](screen:pikanouto) des produits en rayon.`,
      `Самовывоз бесплатный. Если товар есть на полке магазина, он может быть готов в тот же день; со склада приедет не позже четвёртого рабочего дня. Дождитесь нашего сообщения, прежде чем выходить.
      # Что взять с собой
      Номер заказа. Примерьте на месте: что не подошло, вернёте там же.
      # Сразу
      В Хельсинки, Тампере и Рованиеми есть [экспресс-самовывоз](screen:pikanouto) товаров с полки.`,
    ),
  },
  {
    slug: six('ulkomaille', 'abroad', 'utomlands', 'ins-ausland', 'a-l-etranger', 'za-granicu'),
    title: six('Muihin maihin', 'Abroad', 'Utomlands', 'Ins Ausland', 'À l’étranger', 'За границу'),
    text: six(
      `Valitse toimitusmaa sivun alaosasta, niin näet hinnat sen arvonlisäverolla ja valuutassasi. Noutopisteitä on Pohjoismaissa ja suuressa osassa EU:ta, muualle lähetämme kotiin.
      # Tulli
      EU:n ulkopuolella vastaanottaja maksaa tullin ja ne paikalliset verot, joita hinta ei jo sisällä. Paketissa on proformalasku, jossa on tuotteiden todellinen arvo; pienempää emme merkitse.
      # Mitä ei voi lähettää kaikkialle
      Kaasupatruunat eivät kulje lentorahdissa, ja pitkille paketeille on maakohtaisia rajoja. Kassa kertoo sen ennen maksamista.`,
      `Choose your country of delivery at the foot of the page to see prices with its value added tax and in your currency. There are pick-up points in the Nordic countries and much of the EU; elsewhere we deliver to your home.
      # Customs
      Outside the EU the recipient pays duty and any local tax that the price does not include. The parcel carries an invoice with the true value of the goods; we do not state a lower one.
      # What cannot go everywhere
      Gas canisters do not travel by air, and some countries limit long parcels. Checkout tells you before you pay.`,
      `Välj leveransland längst ner på sidan så ser du priserna med landets moms och i din valuta. Utlämningsställen finns i Norden och i stora delar av EU, till andra länder levererar vi hem.
      # Tull
      Utanför EU betalar mottagaren tull och sådan lokal skatt som inte ingår i priset. I paketet finns en faktura med varornas verkliga värde; ett lägre uppger vi inte.
      # Det som inte kan skickas överallt
      Gaspatroner går inte med flyg, och vissa länder begränsar långa paket. Kassan säger till innan du betalar.`,
      `Wählen Sie am Ende der Seite Ihr Lieferland, dann sehen Sie Preise mit dessen Mehrwertsteuer und in Ihrer Währung. Abholstationen gibt es in den nordischen Ländern und weiten Teilen der EU, sonst liefern wir nach Hause.
      # Zoll
      Außerhalb der EU zahlt der Empfänger Zoll und örtliche Steuern, die der Preis nicht enthält. Dem Paket liegt eine Rechnung mit dem wahren Warenwert bei; einen niedrigeren geben wir nicht an.
      # Was nicht überallhin geht
      Gaskartuschen fliegen nicht, und manche Länder begrenzen lange Pakete. An der Kasse erfahren Sie es vor der Zahlung.`,
      `Choisissez votre pays en bas de page : les prix s’affichent avec sa TVA et dans votre devise. Il y a des points de retrait dans les pays nordiques et une grande partie de l’UE ; ailleurs, nous livrons à domicile.
      # Douane
      Hors UE, le destinataire paie les droits et les taxes locales que le prix ne comprend pas. Le colis porte une facture à la valeur réelle ; nous n’en indiquons pas de plus faible.
      # Ce qui ne part pas partout
      Les cartouches de gaz ne prennent pas l’avion, et certains pays limitent les colis longs. La page de commande vous l’indique avant le paiement.`,
      `Выберите страну доставки внизу страницы — увидите цены с её НДС и в вашей валюте. Пункты выдачи есть в Северной Европе и в большей части ЕС, в остальные страны доставляем домой.
      # Таможня
      За пределами ЕС пошлину и местные налоги, не включённые в цену, платит получатель. В посылке лежит счёт с настоящей стоимостью; меньшую мы не указываем.
      # Что отправляется не везде
      Газовые баллоны не перевозят самолётом, а для длинных посылок в некоторых странах есть ограничения. Об этом скажем до оплаты.`,
    ),
  },
];
