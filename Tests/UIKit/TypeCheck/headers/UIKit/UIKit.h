// Declarations of UIKit that the host, the example screen and the guide use.
#pragma once
@import ObjectiveC;
@import Foundation;
@import QuartzCore;
#include "UIKit/UIValues.h"
#include "UIKit/UIResponder.h"
#include "UIKit/UIView.h"
#include "UIKit/UIAccessibility.h"
#include "UIKit/UIScrollView.h"
#include "UIKit/UIContents.h"
#include "UIKit/UILayout.h"
#include "UIKit/UIControls.h"
#include "UIKit/UITableView.h"
#include "UIKit/UICollectionView.h"
#include "UIKit/UIScreens.h"
#include "UIKit/UIBars.h"
#include "UIKit/UIApps.h"
