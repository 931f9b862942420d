import { checkAsset as checkCall, getGoodsAvailability } from "@portal/definition/contract";
import { checkAsset } from "../../assets/check-asset";
import { goodsAvailability } from "../../assets/goods-availability";
import { serve } from "../../http/answers/serve";
import type { Routes } from "../../http/routes";

/** What the screens of assets and goods ask beside their records. */
export const assetRoutes: Routes = (app, services) => {
  const { db, now } = services;
  serve(app, services, checkCall, (scan, { person }) => checkAsset(db, person, scan, now()));
  serve(app, services, getGoodsAvailability, (asked) => goodsAvailability(db, asked, now()));
};
