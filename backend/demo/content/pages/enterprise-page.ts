import type { DemoPage } from '../page';
import { six } from '../six';

/** Introduces the shop to companies; the screen `enterprise` shows it. */
export const ENTERPRISE_PAGE: DemoPage = {
  key: 'enterprise',
  scene: 'work-crew',
  slug: six(
    'hanki-yrityksille',
    'hanki-for-business',
    'hanki-for-foretag',
    'hanki-fuer-firmen',
    'hanki-pour-entreprises',
    'hanki-dlya-kompaniy',
  ),
  title: six(
    'Hanki yrityksille',
    'Hanki for business',
    'Hanki för företag',
    'Hanki für Firmen',
    'Hanki pour les entreprises',
    'Hanki для компаний',
  ),
  text: six(
    `Kun metsäkonekuski, päiväkodin ohjaaja ja opas ovat ulkona kahdeksan tuntia, vaate ei ole etu vaan työväline. Siihen saatte saman neuvon kuin kuluttaja, ja lisäksi laskun.
    # Mitä teemme yrityksille
    - @figure/work-gear [Työ- ja seuravaatteet](page:corporate-work-gear) Sovitus teillä tai meillä, logot omassa ompelimossa.
    - @figure/gifts [Yrityslahjat](page:corporate-gifts) Saaja valitsee itse, ja koko on oikea.
    - @figure/clubs [Seurat, koulut ja kunnat](page:corporate-clubs) Hinta määrän mukaan, ja suksien jäykkyys mitataan jokaiselle.
    - @scene/van [Palvelut](page:corporate-services) Osto laskulla, toimitus yhteen osoitteeseen tai jokaisen kotiin.
    # Näin pääsette alkuun
    1. [Rekisteröikää yritys](screen:registerCompany). Tarvitsemme nimen, Y-tunnuksen ja laskutusosoitteen.
    2. Tarkistamme tiedot yhdessä arkipäivässä ja avaamme laskulla maksamisen kassalle. Maksuaika on 14 päivää netto.
    3. Kirjautuneet käyttäjänne valitsevat laskun kassalla.
    # Kun tarvitsette paljon
    Kymmenestä parista ylöspäin teemme tarjouksen ja kerromme, milloin tavara on lavalla. Kysykää myös koekäyttöä: lähetämme kaksi mallia viikoksi ennen kuin päätätte kahdestasadasta.`,
    `When a forester, a nursery teacher and a guide are outdoors for eight hours, clothing is not a benefit but a tool. You get the same advice as any customer, and an invoice on top.
    # What we do for companies
    - @figure/work-gear [Work and club wear](page:corporate-work-gear) Fitting at your place or ours, logos from our own workshop.
    - @figure/gifts [Company gifts](page:corporate-gifts) The recipient chooses, and the size is right.
    - @figure/clubs [Clubs, schools and municipalities](page:corporate-clubs) A price by quantity, and ski flex measured for everybody.
    - @scene/van [Services](page:corporate-services) Purchase on invoice, delivery to one address or to everybody’s home.
    # How to begin
    1. [Register the company](screen:registerCompany). We need its name, VAT number and billing address.
    2. We check the details within one working day and open invoicing at checkout. The term is 14 days net.
    3. Your logged-in users choose invoice at checkout.
    # When you need a lot
    From ten pairs upwards we make an offer and tell you when the pallet is ready. Ask for a trial, too: we send two models for a week before you decide on two hundred.`,
    `När skogsmaskinföraren, förskolläraren och guiden är ute i åtta timmar är kläderna ingen förmån utan ett verktyg. Ni får samma råd som alla andra, och dessutom faktura.
    # Vad vi gör för företag
    - @figure/work-gear [Arbets- och klubbkläder](page:corporate-work-gear) Utprovning hos er eller oss, logotyper från vår egen verkstad.
    - @figure/gifts [Företagsgåvor](page:corporate-gifts) Mottagaren väljer själv, och storleken blir rätt.
    - @figure/clubs [Klubbar, skolor och kommuner](page:corporate-clubs) Pris efter antal, och spannet mäts för var och en.
    - @scene/van [Tjänster](page:corporate-services) Köp mot faktura, leverans till en adress eller hem till var och en.
    # Så kommer ni i gång
    1. [Registrera företaget](screen:registerCompany). Vi behöver namn, momsnummer och faktureringsadress.
    2. Vi kontrollerar uppgifterna inom en arbetsdag och öppnar fakturabetalning i kassan. Betalningstiden är 14 dagar netto.
    3. Era inloggade användare väljer faktura i kassan.
    # När ni behöver mycket
    Från tio par och uppåt ger vi en offert och talar om när pallen står klar. Fråga gärna om provbruk: vi skickar två modeller för en vecka innan ni bestämmer er för tvåhundra.`,
    `Wenn Forstmaschinenführer, Erzieherin und Guide acht Stunden draußen sind, ist Kleidung kein Bonus, sondern Werkzeug. Sie bekommen denselben Rat wie alle, und dazu eine Rechnung.
    # Was wir für Firmen tun
    - @figure/work-gear [Berufs- und Vereinskleidung](page:corporate-work-gear) Anprobe bei Ihnen oder bei uns, Logos aus der eigenen Werkstatt.
    - @figure/gifts [Firmengeschenke](page:corporate-gifts) Die Beschenkten wählen selbst, und die Größe stimmt.
    - @figure/clubs [Vereine, Schulen und Gemeinden](page:corporate-clubs) Preis nach Menge, und die Skispannung wird für alle gemessen.
    - @scene/van [Leistungen](page:corporate-services) Kauf auf Rechnung, Lieferung an eine Adresse oder nach Hause.
    # So fangen Sie an
    1. [Firma registrieren](screen:registerCompany). Wir brauchen Name, USt-IdNr. und Rechnungsadresse.
    2. Wir prüfen die Angaben innerhalb eines Werktags und schalten die Rechnung an der Kasse frei. Zahlungsziel: 14 Tage netto.
    3. Ihre angemeldeten Nutzer wählen an der Kasse die Rechnung.
    # Wenn es viel sein muss
    Ab zehn Paar machen wir ein Angebot und sagen, wann die Palette bereitsteht. Fragen Sie auch nach einer Probe: Wir schicken zwei Modelle für eine Woche, bevor Sie sich für zweihundert entscheiden.`,
    `Quand un bûcheron, une éducatrice et un guide passent huit heures dehors, le vêtement n’est pas un avantage mais un outil. Vous recevez les mêmes conseils que chacun, et une facture en plus.
    # Ce que nous faisons pour les entreprises
    - @figure/work-gear [Vêtements de travail et de club](page:corporate-work-gear) Essayage chez vous ou chez nous, logos de notre atelier.
    - @figure/gifts [Cadeaux d’entreprise](page:corporate-gifts) Le destinataire choisit, et la taille est bonne.
    - @figure/clubs [Clubs, écoles et communes](page:corporate-clubs) Un prix selon la quantité, et la rigidité des skis mesurée pour chacun.
    - @scene/van [Services](page:corporate-services) Achat sur facture, livraison à une adresse ou chez chacun.
    # Pour commencer
    1. [Inscrivez l’entreprise](screen:registerCompany). Il nous faut son nom, son numéro de TVA et son adresse de facturation.
    2. Nous vérifions les données sous un jour ouvré et activons le paiement sur facture à la caisse. Délai : 14 jours nets.
    3. Vos utilisateurs connectés choisissent la facture à la caisse.
    # Pour de grandes quantités
    À partir de dix paires, nous faisons une offre et indiquons quand la palette sera prête. Demandez aussi un essai : nous envoyons deux modèles pour une semaine avant que vous n’en choisissiez deux cents.`,
    `Когда водитель лесной машины, воспитатель и проводник проводят на улице по восемь часов, одежда для них не бонус, а инструмент. Совет у нас тот же, что и для всех, а вдобавок — счёт.
    # Что мы делаем для компаний
    - @figure/work-gear [Рабочая и клубная одежда](page:corporate-work-gear) Примерка у вас или у нас, логотипы из собственной мастерской.
    - @figure/gifts [Корпоративные подарки](page:corporate-gifts) Выбирает сам получатель, и размер точно подойдёт.
    - @figure/clubs [Клубы, школы и муниципалитеты](page:corporate-clubs) Цена по количеству, и жёсткость лыж измеряем каждому.
    - @scene/van [Услуги](page:corporate-services) Покупка по счёту, доставка на один адрес или каждому домой.
    # С чего начать
    1. [Зарегистрируйте компанию](screen:registerCompany). Нужны название, номер плательщика НДС и адрес для счетов.
    2. Проверим данные за один рабочий день и откроем оплату по счёту. Срок — 14 дней нетто.
    3. Ваши сотрудники после входа выбирают счёт при оформлении.
    # Если нужно много
    От десяти пар мы делаем предложение и говорим, когда будет готов поддон. Просите и пробу: пришлём две модели на неделю, прежде чем вы решите насчёт двухсот.`,
  ),
};
