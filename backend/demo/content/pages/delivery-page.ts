import type { DemoPage } from '../page';
import { six } from '../six';

export const DELIVERY_PAGE: DemoPage = {
  key: 'delivery',
  scene: 'delivery',
  slug: six('toimitus', 'delivery', 'leverans', 'versand', 'livraison', 'dostavka'),
  title: six('Toimitus', 'Delivery', 'Leverans', 'Versand', 'Livraison', 'Доставка'),
  text: six(
    `Arkisin ennen kello 14 tehdyt tilaukset lähtevät samana päivänä Tampereen varastosta.[ Toimitusmaa {country}: edullisin toimitus on maksuton, kun tilaus on vähintään {free_delivery}.]
    * **Klo 14** mennessä arkisin tilattu lähtee samana päivänä
    * [**{free_delivery}** tästä summasta alkaen edullisin toimitus on maksuton]
    * **50+** maata, joihin toimitamme
    # Suomessa
    | Tapa | > Hinta | > Maksuton toimitus | Aika
    | Noutopiste tai automaatti | > {eur:4.90} | > maksuton {eur:79} alkaen | 1–3 arkipäivää
    | Kotiinkuljetus | > {eur:9.90} | > maksuton {eur:149} alkaen | 1–3 arkipäivää
    | Nouto myymälästä | > {eur:0} | > aina maksuton | Ilmoitamme, kun tilaus on valmis
    Paketti odottaa noutopisteessä seitsemän päivää. Kotiinkuljetuksessa kuljettaja soittaa ennen tuloaan.
    # Muualle
    Toimitamme yli 50 maahan. Hinta ja toimitusaika näkyvät kassalla, kun olet valinnut toimitusmaan. EU:n ulkopuolella vastaanottaja maksaa mahdolliset tullit ja verot, joita hinta ei sisällä.
    # Pitkät paketit
    Sukset ja sauvat tulevat kotiin tai noutopisteeseen, joka ottaa vastaan yli kaksimetrisiä lähetyksiä. Sukset, joihin asennamme siteet, lähtevät kahden päivän kuluttua.
    # Seuranta ja muutokset
    - Missä paketti on, näet [tilauksen seurannasta](screen:viewOrder) sähköpostilla ja tilausnumerolla tai omalta tililtäsi.
    - Ennen pakkaamista voit perua tilauksen itse. Pakatun tilauksen perumista voit pyytää, ja ihminen tarkistaa, ehtikö se lähteä.
    - Kahden pakkaamattoman tilauksen voi yhdistää, jos vastaanottaja, osoite ja toimitustapa ovat samat.
    # Jos paketti viipyy tai on kolhiintunut
    Ota kuva pakkauksesta ja [kerro meille](screen:ask). Kuljetuksessa vahingoittunut on meidän vastuullamme: lähetämme uuden tai palautamme rahat.`,
    `Orders placed before 2 pm Finnish time on working days leave the warehouse in Tampere the same day.[ The cheapest delivery to {country} is free from {free_delivery}.]
    * **2 pm** Order by then on a working day, and it leaves the same day
    * [**{free_delivery}** From this amount the cheapest delivery is free]
    * **50+** countries that we deliver to
    # In Finland
    | Method | > Price | > Free delivery | Time
    | Pick-up point or locker | > {eur:4.90} | > free from {eur:79} | 1–3 working days
    | Home delivery | > {eur:9.90} | > free from {eur:149} | 1–3 working days
    | Pick-up in store | > {eur:0} | > always free | We let you know when the order is ready
    Your parcel waits at the pick-up point for seven days. The driver who brings it home calls before arriving.
    # Elsewhere
    We deliver to over 50 countries. You see the price and delivery time at checkout once you have chosen your country. Outside the EU the recipient pays any customs duty, and any tax that the price does not include.
    # Long parcels
    Skis and poles come to your home, or to a pick-up point that takes parcels over two metres. Skis with mounted bindings leave after two days.
    # Tracking and changes
    - See where the parcel is under [order tracking](screen:viewOrder) with your e-mail address and order number, or in your account.
    - Before it is packed you can cancel an order yourself. For a packed order you may ask, and a person checks whether it can still be stopped.
    - Two orders not yet packed can be sent together, if recipient, address and delivery method are the same.
    # If the parcel is late or damaged
    Take a picture of the packaging and [tell us](screen:ask). What was damaged on the way is our responsibility: we send a new one or refund it.`,
    `Beställningar före klockan 14 finsk tid på vardagar lämnar lagret i Tammerfors samma dag.[ Leveransland {country}: den billigaste leveransen är fri från {free_delivery}.]
    * **Kl. 14** Beställt före dess på en vardag skickas samma dag
    * [**{free_delivery}** Från den summan är den billigaste leveransen fri]
    * **50+** länder som vi levererar till
    # I Finland
    | Sätt | > Pris | > Fri leverans | Tid
    | Utlämningsställe eller paketbox | > {eur:4.90} | > fri från {eur:79} | 1–3 arbetsdagar
    | Hemleverans | > {eur:9.90} | > fri från {eur:149} | 1–3 arbetsdagar
    | Hämta i butik | > {eur:0} | > alltid fri | Vi meddelar när beställningen är klar
    Paketet väntar i sju dagar på utlämningsstället. Vid hemleverans ringer chauffören före.
    # Utomlands
    Vi levererar till över 50 länder. Pris och leveranstid syns i kassan när du har valt land. Utanför EU betalar mottagaren eventuell tull och skatt som inte ingår i priset.
    # Långa paket
    Skidor och stavar levereras hem eller till ett utlämningsställe som tar emot paket över två meter. Skidor med monterade bindningar skickas efter två dagar.
    # Spårning och ändringar
    - Var paketet är ser du genom att [följa beställningen](screen:viewOrder) med e-postadress och ordernummer, eller på ditt konto.
    - Innan den är packad kan du själv annullera den. En packad beställning kan du be oss stoppa, och en människa kontrollerar om det hinns.
    - Två opackade beställningar kan skickas tillsammans om mottagare, adress och leveranssätt är desamma.
    # Om paketet dröjer eller är skadat
    Fotografera förpackningen och [berätta för oss](screen:ask). Det som skadats på vägen är vårt ansvar: vi skickar nytt eller betalar tillbaka.`,
    `Bestellungen, die an Werktagen vor 14 Uhr finnischer Zeit eingehen, verlassen noch am selben Tag das Lager in Tampere.[ Lieferland {country}: Die günstigste Versandart ist ab {free_delivery} kostenlos.]
    * **14 Uhr** Werktags bis dahin bestellt, am selben Tag versandt
    * [**{free_delivery}** Ab diesem Betrag ist die günstigste Versandart kostenlos]
    * **50+** Länder, in die wir liefern
    # In Finnland
    | Versandart | > Preis | > Gratisversand | Dauer
    | Abholstation oder Paketautomat | > {eur:4.90} | > gratis ab {eur:79} | 1–3 Werktage
    | Lieferung nach Hause | > {eur:9.90} | > gratis ab {eur:149} | 1–3 Werktage
    | Abholung in der Filiale | > {eur:0} | > immer gratis | Wir melden uns, wenn alles bereitliegt
    Das Paket wartet sieben Tage an der Abholstation. Bei der Lieferung nach Hause ruft der Fahrer vorher an.
    # In andere Länder
    Wir liefern in über 50 Länder. Preis und Lieferzeit sehen Sie an der Kasse, sobald Sie das Land gewählt haben. Außerhalb der EU trägt der Empfänger etwaige Zölle und Steuern, die der Preis nicht enthält.
    # Lange Pakete
    Ski und Stöcke kommen nach Hause oder zu einer Abholstation, die Pakete über zwei Meter annimmt. Ski mit montierter Bindung versenden wir nach zwei Tagen.
    # Verfolgen und ändern
    - Wo das Paket ist, sehen Sie unter [Bestellung verfolgen](screen:viewOrder) mit E-Mail-Adresse und Bestellnummer oder in Ihrem Konto.
    - Vor dem Packen stornieren Sie selbst. Ist schon gepackt, können Sie es anfragen, und ein Mensch prüft, ob es noch aufzuhalten ist.
    - Zwei noch nicht gepackte Bestellungen lassen sich zusammen versenden, wenn Empfänger, Adresse und Versandart gleich sind.
    # Wenn das Paket ausbleibt oder beschädigt ist
    Fotografieren Sie die Verpackung und [sagen Sie es uns](screen:ask). Für Transportschäden stehen wir ein: Wir liefern neu oder erstatten.`,
    `Les commandes passées un jour ouvré avant 14 h, heure finlandaise, quittent l’entrepôt de Tampere le jour même.[ Pays de livraison : {country}, le mode le moins cher est offert dès {free_delivery}.]
    * **14 h** Commandé avant cette heure un jour ouvré, expédié le jour même
    * [**{free_delivery}** À partir de ce montant, le mode le moins cher est offert]
    * **50+** pays livrés
    # En Finlande
    | Mode | > Prix | > Livraison offerte | Délai
    | Point de retrait ou consigne | > {eur:4.90} | > offerte dès {eur:79} | 1 à 3 jours ouvrés
    | Livraison à domicile | > {eur:9.90} | > offerte dès {eur:149} | 1 à 3 jours ouvrés
    | Retrait en magasin | > {eur:0} | > toujours offerte | Nous vous prévenons quand c’est prêt
    Le colis vous attend sept jours au point de retrait. À domicile, le livreur appelle avant de passer.
    # Ailleurs
    Nous livrons dans plus de 50 pays. Le prix et le délai s’affichent lors de la commande, une fois le pays choisi. Hors UE, les droits et taxes éventuels, non compris dans le prix, sont à la charge du destinataire.
    # Colis longs
    Skis et bâtons sont livrés chez vous ou dans un point de retrait acceptant les colis de plus de deux mètres. Les skis sur lesquels nous montons les fixations partent deux jours plus tard.
    # Suivi et changements
    - Où est le colis ? Consultez le [suivi de commande](screen:viewOrder), avec votre e-mail et le numéro de commande, ou votre compte.
    - Avant la préparation, vous annulez vous-même. Une fois le colis préparé, demandez l’annulation : une personne vérifie s’il peut encore être arrêté.
    - Deux commandes non préparées partent ensemble si destinataire, adresse et mode de livraison sont les mêmes.
    # Si le colis tarde ou arrive abîmé
    Prenez l’emballage en photo et [dites-le-nous](screen:ask). Ce qui est abîmé en route relève de nous : nous renvoyons ou remboursons.`,
    `Заказы, оформленные в рабочие дни до 14:00 по финскому времени, уходят со склада в Тампере в тот же день.[ Страна доставки: {country}, самый недорогой способ бесплатен от {free_delivery}.]
    * **14:00** Заказы до этого времени в будни уходят в тот же день
    * [**{free_delivery}** С этой суммы самый недорогой способ доставки бесплатен]
    * **50+** стран, куда мы доставляем
    # По Финляндии
    | Способ | > Цена | > Бесплатная доставка | Срок
    | Пункт выдачи или постамат | > {eur:4.90} | > бесплатно от {eur:79} | 1–3 рабочих дня
    | Доставка домой | > {eur:9.90} | > бесплатно от {eur:149} | 1–3 рабочих дня
    | Самовывоз из магазина | > {eur:0} | > всегда бесплатно | Сообщим, когда заказ будет готов
    В пункте выдачи посылка ждёт семь дней. Курьер, который везёт её домой, позвонит перед приездом.
    # В другие страны
    Мы доставляем более чем в 50 стран. Стоимость и срок доставки видны при оформлении заказа после выбора страны. За пределами ЕС возможные пошлины и налоги, не включённые в цену, платит получатель.
    # Длинные посылки
    Лыжи и палки привозят домой или в пункт выдачи, который принимает посылки длиннее двух метров. Лыжи с установленными креплениями отправляем через два дня.
    # Отслеживание и изменения
    - Где посылка, покажет [статус заказа](screen:viewOrder) по почте и номеру заказа или ваш аккаунт.
    - До упаковки заказ можно отменить самому. Об отмене упакованного можно попросить: человек проверит, успел ли он уйти.
    - Два неупакованных заказа можно отправить вместе, если получатель, адрес и способ доставки одни и те же.
    # Если посылка задерживается или повреждена
    Сфотографируйте упаковку и [напишите нам](screen:ask). За повреждённое в пути отвечаем мы: пришлём новое или вернём деньги.`,
  ),
};
